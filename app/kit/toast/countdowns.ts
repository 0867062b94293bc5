import { startCountdown, type Countdown } from './countdown.ts'

/** Why toasts wait: someone points at them or is inside, the tab is hidden, the window is in the background. */
export type PauseReason = 'pointer' | 'focus' | 'hidden' | 'blurred'

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
