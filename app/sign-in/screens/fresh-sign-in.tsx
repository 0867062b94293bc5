import { useEffect, useRef, useState } from 'react'
import type { Principal } from '#shared/people/people.ts'
import { onSignInAgain } from '#kit/server-call/sign-in-again.ts'
import { SignInOverlay } from './sign-in-overlay.tsx'

/** For pages of people who are signed in: asks again before a call that takes a fresh sign-in, which then goes on. */
export function FreshSignIn({ principal }: { principal: Principal }) {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((signedIn: boolean) => void)[]>([])

  useEffect(
    () =>
      onSignInAgain(() => {
        setAsking(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )

  function finish(signedIn: boolean) {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(signedIn)
  }

  if (!asking) return null
  return (
    <SignInOverlay
      reason="again"
      email={principal.email}
      onDismiss={() => finish(false)}
      onSignedIn={(user) => (user.id === principal.id ? finish(true) : window.location.reload())}
    />
  )
}
