import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

type Options = { perMinute: number; now: () => Date; atOnce?: number; waiting?: number }
type Bucket = { tokens: number; at: number }

/** Who comes for the first time may fetch so much at once: a share of a minute's worth. */
const burstShare = 0.2
const minuteMs = 60_000
/** Addresses kept at once; the ones unused for longest are forgotten, which only gives them a full bucket again. */
const maxAddresses = 50_000

/**
 * Rendering is the one thing here that costs much and that anybody may ask for. Each address gets a share, and all
 * together never more than two at once with a short queue: pages in memory are answered in between. More would be no
 * faster, and Node takes in one new connection for each turn of its loop, so turns must stay short.
 */
export function createRenderLimits({ perMinute, now, atOnce = 2, waiting = 60 }: Options) {
  const buckets = new Map<string, Bucket>()
  const capacity = Math.ceil(perMinute * burstShare)
  const perMs = perMinute / minuteMs
  const queue: (() => void)[] = []
  let running = 0

  /** Counts a render for an address; throws 429 with the seconds to wait when its share is used up. */
  function take(address: string): void {
    const at = now().getTime()
    const known = buckets.get(address)
    // A clock that was set back gives nothing and takes nothing.
    const gained = known ? Math.max(0, at - known.at) * perMs : capacity
    const tokens = Math.min(capacity, (known?.tokens ?? 0) + gained)
    buckets.delete(address)
    buckets.set(address, { tokens: tokens < 1 ? tokens : tokens - 1, at })
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value!)
    if (tokens >= 1) return
    const retryAfterSeconds = Math.ceil((1 - tokens) / perMs / 1_000)
    throw new AppError('too-many-requests', 429, errorMessages.tooManyRequests, { retryAfterSeconds })
  }

  /** Does the work when it is its turn; throws 503 at once when too many wait already. */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running++
    else {
      if (queue.length >= waiting) throw new AppError('unavailable', 503, errorMessages.unavailable)
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // Not at once: what came in meanwhile and is in memory goes first.
      if (next) setImmediate(next)
      else running--
    }
  }

  return { take, run, load: () => ({ running, waiting: queue.length }) }
}
