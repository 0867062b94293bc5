/** Lets a loop sleep and wakes it; woken while it does not sleep, the next sleep ends at once. */
export function createWaker() {
  let woken = false
  let endSleep: (() => void) | undefined
  return {
    wake() {
      woken = true
      endSleep?.()
    },
    /** Until it is woken, the time is over or the signal says stop. */
    async sleep(signal: AbortSignal, withinMs?: number): Promise<void> {
      if (!woken && !signal.aborted)
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', end)
            resolve()
          }
          const timer = withinMs === undefined ? undefined : setTimeout(end, withinMs)
          endSleep = end
          signal.addEventListener('abort', end)
        })
      woken = false
      endSleep = undefined
    },
  }
}
