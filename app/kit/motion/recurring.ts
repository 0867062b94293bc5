import { motionAllowed, subscribeToMotion } from './motion-store.ts'

/** Something that shows for a while, again and again: tooltip, blink, glow. */
export type Recurrence = {
  everyMs: number
  forMs: number
  /** Whether it also shows at once, or only after the first interval. */
  first: 'at-once' | 'after-interval'
}

/** A function of the time passed alone, so that a sleeping tab wakes up in step. */
export function recurrenceAt({ everyMs, forMs, first }: Recurrence, elapsedMs: number) {
  const intoMs = elapsedMs % everyMs
  const waiting = first === 'after-interval' && elapsedMs < everyMs
  const on = intoMs < forMs && !waiting
  return { on, changesInMs: (on ? forMs : everyMs) - intoMs }
}

/** Calls `onChange` whenever it begins or ends; returns how to stop. */
export function runRecurrence(recurrence: Recurrence, onChange: (on: boolean) => void): () => void {
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout>
  let shown = false

  function step() {
    // Rounded, since a timer may come a fraction of a millisecond early and would see the old state.
    const { on, changesInMs } = recurrenceAt(recurrence, Math.round(performance.now() - startedAt))
    if (on !== shown) onChange(on)
    shown = on
    timer = setTimeout(step, changesInMs)
  }

  step()
  return () => clearTimeout(timer)
}

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
