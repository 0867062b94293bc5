import { createDurations } from '#server/base/durations.ts'

const statusClasses = 6

export type RequestCounts = ReturnType<typeof createRequestCounts>

/**
 * Plain numbers, because answers from memory pass here at a rate at which anything else could be felt: nothing is made
 * for a request, and nothing looked up by a name.
 */
export function createRequestCounts() {
  const fromMemory = new Float64Array(statusClasses)
  const worked = new Float64Array(statusClasses)
  const durations = createDurations()

  return {
    answeredFromMemory(status: number): void {
      fromMemory[(status / 100) | 0]! += 1
    },
    answeredByWork(status: number, ms: number): void {
      worked[(status / 100) | 0]! += 1
      durations.add(ms)
    },
    read() {
      const byStatus = (counts: Float64Array) =>
        [...counts].flatMap((count, index) => (count > 0 ? [{ status: `${index}xx`, count }] : []))
      return { fromMemory: byStatus(fromMemory), worked: byStatus(worked), durations: durations.read() }
    },
  }
}
