import { useEffect, useState } from 'react'
import { runRecurrence, type Recurrence } from './recurring.ts'
import { useMotionAllowed } from './use-motion-allowed.ts'

/** True while the recurrence shows; never while motion is reduced or stopped. Pass a constant. */
export function useRecurring(recurrence: Recurrence): boolean {
  const allowed = useMotionAllowed()
  const [on, setOn] = useState(false)

  useEffect(() => {
    if (!allowed) return
    const stop = runRecurrence(recurrence, setOn)
    return () => {
      stop()
      setOn(false)
    }
  }, [allowed, recurrence])

  return on
}
