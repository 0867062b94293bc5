import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UserRecord } from '#shared/people/people.ts'
import { toAuthError, type AuthError } from '#sign-in/protocol/auth-errors.ts'
import type { BrowserAuth, Credentials, SecondFactor } from '#sign-in/protocol/browser-auth.ts'
import { loadAuth, loadedAuth } from '#sign-in/protocol/load-auth.ts'
import { isRedirectPending } from '#sign-in/protocol/redirect.ts'

export type SignInActivity = 'idle' | 'password' | 'second-factor' | 'passkey' | 'popup' | 'leaving' | 'finishing'
export type SignIn = ReturnType<typeof useSignIn>

type Options = {
  /** Whether the page may be left for a provider when its window is blocked; not while somebody is editing. */
  mayLeave: boolean
  onSignedIn: (user: UserRecord) => void
}

/** What the forms show, and what they can do. Only the newest attempt counts. */
export function useSignIn({ mayLeave, onSignedIn }: Options) {
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
    const outcome = auth ? act(auth) : loadAuth().then(act)
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

  const cameBack = useEffectEvent(() => void attempt('finishing', (auth) => auth.redirectResult()))
  const follow = useEffectEvent((auth: BrowserAuth, leaving: AbortSignal) => {
    const onUser = () => {
      const user = auth.users.get()
      if (user) finish(user)
    }
    leaving.addEventListener('abort', auth.users.subscribe(onUser))
    leaving.addEventListener('abort', auth.users.follow())
  })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const pending = isRedirectPending()
    loadAuth()
      .then((auth) => signal.aborted || follow(auth, signal))
      // That it cannot be loaded is told to those who try to sign in.
      .catch(() => undefined)
      .finally(() => pending && !signal.aborted && cameBack())
    // Back from the provider's page by the browser's button: the page wakes as it was left.
    window.addEventListener('pageshow', ({ persisted }) => persisted && setActivity('idle'), { signal })
    return () => left.abort()
  }, [])

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
