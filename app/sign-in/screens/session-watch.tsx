import { useEffect, useEffectEvent, useState } from 'react'
import { apiTokenHolderId, type Principal } from '#shared/people/people.ts'
import type { BrowserAuth } from '#sign-in/protocol/browser-auth.ts'
import { loadAuth } from '#sign-in/protocol/load-auth.ts'
import { SignInOverlay } from './sign-in-overlay.tsx'

/** For pages of people who are signed in: notices within a second that another tab signed out (B15). */
export function SessionWatch({ principal }: { principal: Principal }) {
  const [ended, setEnded] = useState(false)

  const follow = useEffectEvent(async ({ users }: BrowserAuth, leaving: AbortSignal) => {
    leaving.addEventListener('abort', users.follow())
    // A script with a token has no session to lose.
    const said = await users.start({ expected: principal.id !== apiTokenHolderId })
    let known = said ?? users.get()
    const onUser = () => {
      const user = users.get()
      if (user && user.id !== principal.id) return window.location.reload()
      if (known || user) setEnded(!user)
      known ??= user
    }
    // Somebody may have signed out while this page was still on its way to following.
    if (said === null || (said && !users.get())) setEnded(true)
    if (!leaving.aborted) leaving.addEventListener('abort', users.subscribe(onUser))
  })

  useEffect(() => {
    const left = new AbortController()
    loadAuth()
      .then((auth) => (left.signal.aborted ? undefined : follow(auth, left.signal)))
      // Without it the server still decides; only the notice is missing.
      .catch(() => undefined)
    return () => left.abort()
  }, [])

  if (!ended) return null
  return (
    <SignInOverlay
      email={principal.email}
      onDismiss={() => setEnded(false)}
      onSignedIn={(user) => (user.id === principal.id ? setEnded(false) : window.location.reload())}
    />
  )
}
