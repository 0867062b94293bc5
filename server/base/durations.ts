export type Durations = ReturnType<typeof createDurations>

/** Upper ends in milliseconds, as Prometheus likes them: each counts all that took no longer. */
const stepsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]

/** How long something took, however often: plain numbers, so that counting costs nothing that could be felt. */
export function createDurations() {
  const counts = new Float64Array(stepsMs.length + 1)
  let sumMs = 0

  return {
    add(ms: number): void {
      let step = 0
      while (step < stepsMs.length && ms > stepsMs[step]!) step += 1
      counts[step]! += 1
      sumMs += ms
    },
    read() {
      let count = 0
      /** How many took no longer than so many seconds. */
      const upTo = stepsMs.map((ms, step) => ({ seconds: ms / 1_000, count: (count += counts[step]!) }))
      return { upTo, count: count + counts[stepsMs.length]!, sumMs }
    },
  }
}
