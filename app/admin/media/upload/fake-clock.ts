import type { Clock } from './backoff.ts'

/** A clock for tests: sleeping takes no time, but the clock says it did. What was slept is written down. */
export function createFakeClock(random = 0) {
  let at = 0
  const slept: number[] = []
  const clock: Clock = {
    now: () => at,
    random: () => random,
    async sleep(ms, signal) {
      signal?.throwIfAborted()
      slept.push(ms)
      at += ms
    },
  }
  return { ...clock, slept, pass: (ms: number) => void (at += ms) }
}
