import { useEffect, useState } from 'react'
import type { AuthError } from '#sign-in/protocol/auth-errors.ts'

/** Counts down how long the server wants to be left alone after too many attempts; 0 when it does not. */
export function useSecondsLeft(error: AuthError | null): number {
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    const until = Date.now() + (error?.retryAfterSeconds ?? 0) * 1_000
    const update = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1_000)
    update()
    return () => clearInterval(timer)
  }, [error])

  return secondsLeft
}
