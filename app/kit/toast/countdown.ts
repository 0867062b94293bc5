export type Countdown = { pause: () => void; resume: () => void; cancel: () => void }

/** A timer that can stand still: the time already spent counts, however often it is interrupted. */
export function startCountdown(durationMs: number, onEnd: () => void): Countdown {
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
