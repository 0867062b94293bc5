import { motionAllowed, subscribeToMotion } from './motion-store.ts'
import { runRecurrence, type Recurrence } from './recurring.ts'

/** Tells when the recurrence begins and ends, as long as motion is neither reduced nor stopped; until the signal. */
export function whileMoving(recurrence: Recurrence, onChange: (on: boolean) => void, gone?: AbortSignal): void {
  let stop: (() => void) | undefined
  const end = () => {
    if (!stop) return
    stop()
    stop = undefined
    onChange(false)
  }
  const follow = () => {
    end()
    if (motionAllowed()) stop = runRecurrence(recurrence, onChange)
  }
  const leave = subscribeToMotion(follow)
  gone?.addEventListener('abort', () => {
    leave()
    end()
  })
  follow()
}
