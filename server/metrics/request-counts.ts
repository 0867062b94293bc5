/** Upper ends in milliseconds, as Prometheus likes them: each counts all that took no longer. */
const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const statusClasses = 6

export type RequestCounts = ReturnType<typeof createRequestCounts>

/**
 * Plain numbers, because answers from memory pass here at a rate at which anything else could be felt: nothing is made
 * for a request, and nothing looked up by a name.
 */
export function createRequestCounts() {
  const fromMemory = new Float64Array(statusClasses)
  const worked = new Float64Array(statusClasses)
  const durations = new Float64Array(bucketsMs.length + 1)
  let durationsMs = 0

  return {
    answeredFromMemory(status: number): void {
      fromMemory[(status / 100) | 0]! += 1
    },
    answeredByWork(status: number, ms: number): void {
      worked[(status / 100) | 0]! += 1
      durationsMs += ms
      let bucket = 0
      while (bucket < bucketsMs.length && ms > bucketsMs[bucket]!) bucket += 1
      durations[bucket]! += 1
    },
    read() {
      const steps = [...durations]
      const byStatus = (counts: Float64Array) =>
        [...counts].flatMap((count, index) => (count > 0 ? [{ status: `${index}xx`, count }] : []))
      return {
        fromMemory: byStatus(fromMemory),
        worked: byStatus(worked),
        durationsMs,
        count: steps.reduce((sum, step) => sum + step, 0),
        /** How many took no longer than so many seconds. */
        upTo: bucketsMs.map((ms, index) => ({
          seconds: ms / 1_000,
          count: steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0),
        })),
      }
    },
  }
}
