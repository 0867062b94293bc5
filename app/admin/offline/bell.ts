/** Wakes who waits; rung while nobody does, it wakes the next one at once. */
export function createBell() {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    /** Until it rings, the time is over or the signal says stop. */
    async heard(signal: AbortSignal, withinMs?: number): Promise<void> {
      if (!rung && !signal.aborted)
        await new Promise<void>((resolve) => {
          const wakeUp = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', wakeUp)
            resolve()
          }
          const timer = withinMs === undefined ? undefined : setTimeout(wakeUp, withinMs)
          wake = wakeUp
          signal.addEventListener('abort', wakeUp)
        })
      rung = false
      wake = undefined
    },
  }
}
