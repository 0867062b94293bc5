import { useEffect } from 'react'
import { runRecurrence, type Recurrence } from './recurring.ts'
import { useMotionAllowed } from './use-motion-allowed.ts'

/** Tells when the recurrence begins and ends; it never begins while motion is reduced or stopped. Pass constants. */
export function useRecurring(recurrence: Recurrence, onChange: (on: boolean) => void): void {
  const allowed = useMotionAllowed()

  useEffect(() => {
    if (!allowed) return
    const stop = runRecurrence(recurrence, onChange)
    return () => {
      stop()
      onChange(false)
    }
  }, [allowed, recurrence, onChange])
}
