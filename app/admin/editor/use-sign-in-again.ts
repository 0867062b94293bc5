import { useCallback, useRef, useState } from 'react'

/** Asks for a new sign-in while everything typed stays where it is; saving goes on once the person is back. */
export function useSignInAgain() {
  const [asking, setAsking] = useState(false)
  const [times, setTimes] = useState(0)
  const waiting = useRef<(() => void)[]>([])

  const ask = useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      }),
    [],
  )
  const done = useCallback(() => {
    setAsking(false)
    setTimes((before) => before + 1)
    for (const resolve of waiting.current.splice(0)) resolve()
  }, [])
  /** Later: the text stays, and the state line offers another try. */
  const later = useCallback(() => {
    setAsking(false)
    waiting.current = []
  }, [])
  return { asking, times, ask, done, later }
}
