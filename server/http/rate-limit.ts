import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

type Options = { limit: number; windowMs: number; now: () => Date }

/** Keys kept at once; beyond that the ones unused for longest are forgotten, so a flood cannot fill the memory. */
const maxKeys = 50_000

/** At most so many calls per key within the window that ends now. */
export function createRateLimit({ limit, windowMs, now }: Options) {
  const times = new Map<string, number[]>()

  /** Counts a call; throws 429 with the seconds to wait when it is one too many. What it returns takes the call off again. */
  function take(key: string): () => void {
    const at = now().getTime()
    // A clock that was set back must not make anybody wait for hours: what lies ahead of it counts as now.
    const recent = (times.get(key) ?? []).map((time) => Math.min(time, at)).filter((time) => time > at - windowMs)
    // Put back at the end: the order of the map is the order of last use.
    times.delete(key)
    times.set(key, recent)
    if (times.size > maxKeys) times.delete(times.keys().next().value!)
    if (recent.length >= limit) {
      const retryAfterSeconds = Math.ceil((recent[0]! + windowMs - at) / 1_000)
      throw new AppError('too-many-requests', 429, errorMessages.tooManyRequests, { retryAfterSeconds })
    }
    recent.push(at)
    return () => {
      const counted = times.get(key) ?? []
      const index = counted.indexOf(at)
      if (index >= 0) counted.splice(index, 1)
    }
  }

  return { take }
}
