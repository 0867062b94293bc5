type Countdown = { pause: () => void; resume: () => void; cancel: () => void }

/** Why toasts wait: nothing shows them yet, someone points at them or is inside, the tab is hidden or in the background. */
export type PauseReason = 'unseen' | 'pointer' | 'focus' | 'hidden' | 'blurred'

/** The countdowns of one store; they run only while nothing asks them to wait. */
export function createCountdowns() {
  const running = new Map<string, Countdown>()
  const reasons = new Set<PauseReason>()

  return {
    start(id: string, durationMs: number, onEnd: () => void) {
      const countdown = startCountdown(durationMs, onEnd)
      if (reasons.size > 0) countdown.pause()
      running.set(id, countdown)
    },
    cancel(id: string) {
      running.get(id)?.cancel()
      running.delete(id)
    },
    pause(reason: PauseReason) {
      reasons.add(reason)
      for (const countdown of running.values()) countdown.pause()
    },
    resume(reason: PauseReason) {
      reasons.delete(reason)
      if (reasons.size > 0) return
      for (const countdown of running.values()) countdown.resume()
    },
  }
}

/** A timer that can stand still: the time already spent counts, however often it is interrupted. */
function startCountdown(durationMs: number, onEnd: () => void): Countdown {
  let remainingMs = durationMs
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function resume() {
    if (timer !== undefined) return
    startedAt = performance.now()
    timer = setTimeout(onEnd, remainingMs)
  }
  function cancel() {
    clearTimeout(timer)
    timer = undefined
  }
  function pause() {
    if (timer === undefined) return
    cancel()
    remainingMs = Math.max(0, remainingMs - (performance.now() - startedAt))
  }

  resume()
  return { pause, resume, cancel }
}
