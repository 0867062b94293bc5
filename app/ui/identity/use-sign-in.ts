import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserRecord } from '#shared/identity.ts'
import { toAuthError, type AuthError } from './auth-errors.ts'
import type { BrowserAuth, Credentials, SecondFactor } from './browser-auth.ts'
import { loadAuth, loadedAuth } from './load-auth.ts'
import { isRedirectPending } from './redirect.ts'

/** How people may sign in here, as the server says. */
export type SignInWays = { providers: { id: string; name: string }[]; passkeys: boolean; tokenSyncPath: string }
export type SignInActivity = 'idle' | 'password' | 'second-factor' | 'passkey' | 'popup' | 'leaving' | 'finishing'
export type SignIn = ReturnType<typeof useSignIn>

type Options = {
  ways: SignInWays
  /** Whether the page may be left for a provider when its window is blocked; not while somebody is editing. */
  mayLeave: boolean
  onSignedIn: (user: UserRecord) => void
}

/** What the forms show, and what they can do. Only the newest attempt counts. */
export function useSignIn({ ways, mayLeave, onSignedIn }: Options) {
  const [step, setStep] = useState<'credentials' | 'second-factor'>('credentials')
  const [activity, setActivity] = useState<SignInActivity>('idle')
  const [error, setError] = useState<AuthError | null>(null)
  const attempts = useRef(0)
  const done = useRef(false)

  function finish(user: UserRecord): void {
    if (done.current) return
    done.current = true
    onSignedIn(user)
  }

  /** Acts before it returns if it can: browsers open windows only while a click is handled. */
  async function attempt(
    next: SignInActivity,
    act: (auth: BrowserAuth) => Promise<UserRecord | null>,
    onNobody: () => void = () => undefined,
  ): Promise<void> {
    const number = ++attempts.current
    const auth = loadedAuth()
    const outcome = auth ? act(auth) : loadAuth(ways.tokenSyncPath).then(act)
    setActivity(next)
    setError(null)
    try {
      const user = await outcome
      if (number !== attempts.current) return
      if (user) return finish(user)
      setActivity('idle')
      onNobody()
    } catch (cause) {
      if (number !== attempts.current) return
      const failed = toAuthError(cause)
      setActivity('idle')
      setError(failed)
      // The first step is too long ago.
      if (failed.code === 'user-token-expired' || failed.code === 'invalid-auth-event') setStep('credentials')
    }
  }

  const start = useEffectEvent(() => {
    if (isRedirectPending()) void attempt('finishing', (auth) => auth.redirectResult())
  })
  const follow = useEffectEvent((auth: BrowserAuth) => {
    const user = auth.users.get()
    if (user) finish(user)
  })

  useEffect(() => {
    let stop = () => undefined as void
    let left = false
    start()
    loadAuth(ways.tokenSyncPath).then(
      (auth) => {
        if (left) return
        const leaveStore = auth.users.subscribe(() => follow(auth))
        const stopFollowing = auth.users.follow()
        stop = () => {
          leaveStore()
          stopFollowing()
        }
      },
      // Shown when somebody tries to sign in.
      () => undefined,
    )
    // Back from the provider's page by the browser's button: the page wakes as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setActivity('idle')
    window.addEventListener('pageshow', onShow)
    return () => {
      left = true
      stop()
      window.removeEventListener('pageshow', onShow)
    }
  }, [ways.tokenSyncPath])

  return {
    step,
    activity,
    error,
    busy: activity !== 'idle' && activity !== 'popup',
    withPassword: (credentials: Credentials) =>
      attempt(
        'password',
        (auth) => auth.withPassword(credentials),
        () => setStep('second-factor'),
      ),
    withSecondFactor: (factor: SecondFactor) => attempt('second-factor', (auth) => auth.withSecondFactor(factor)),
    withPasskey: () => attempt('passkey', (auth) => auth.withPasskey()),
    withProvider: (providerId: string) =>
      attempt('popup', (auth) =>
        auth.withPopup(providerId).catch((cause: unknown) => {
          if (!mayLeave || toAuthError(cause).code !== 'popup-blocked') throw cause
          setActivity('leaving')
          return auth.withRedirect(providerId)
        }),
      ),
    cancelPopup: () => {
      attempts.current++
      loadedAuth()?.cancelPopup()
      setActivity('idle')
    },
    startAgain: () => {
      setError(null)
      setStep('credentials')
    },
  }
}
