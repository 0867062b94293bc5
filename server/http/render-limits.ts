import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { createArrivals } from './arrivals.ts'

type Options = { perMinute: number; now: () => Date; atOnce?: number; waiting?: number }
type Bucket = { tokens: number; at: number }
type Waiting = { begin(): void; patient: boolean }
/** `left`: nobody waits for it any more. `patient`: it is for one person, and may wait for all who only want what is there. */
type Turn = { left?: AbortSignal | undefined; patient?: boolean }

/** Who comes for the first time may fetch so much at once: a share of a minute's worth. */
const burstShare = 0.2
const minuteMs = 60_000
/** Addresses kept at once; the ones unused for longest are forgotten, which only gives them a full bucket again. */
const maxAddresses = 50_000
/**
 * While pages from memory take the whole processor, so much time passes between two searches: each keeps all waiting who
 * come meanwhile, and at this distance those are fewer than one in a hundred.
 */
const patienceMs = 250

/**
 * Rendering, and answering questions, is what costs much here and anybody may ask for. Each address gets a share, and all
 * together never more than two at once with a short queue; more would be no faster. Before each of them everybody at the
 * door comes in and gets what lies ready in memory. Pages that everybody shares go before what one person asked for.
 */
export function createRenderLimits({ perMinute, now, atOnce = 2, waiting = 60 }: Options) {
  const buckets = new Map<string, Bucket>()
  const capacity = Math.ceil(perMinute * burstShare)
  const perMs = perMinute / minuteMs
  const queue: Waiting[] = []
  const arrivals = createArrivals()
  let running = 0
  let hurrying = 0

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

  /** How many cannot wait: they stand before those who can. */
  function urgent(): number {
    const place = queue.findIndex(({ patient }) => patient)
    return place < 0 ? queue.length : place
  }
  const isFull = (patient = true) => (patient ? queue.length : urgent()) >= waiting

  /** Throws 503 when too many wait already. */
  function admit(patient = true): void {
    if (isFull(patient)) throw new AppError('unavailable', 503, errorMessages.unavailable)
  }

  function wait({ left, patient = false }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const waits = { begin: resolve, patient }
      queue.splice(patient ? queue.length : urgent(), 0, waits)
      left?.addEventListener('abort', () => {
        const place = queue.indexOf(waits)
        if (place < 0) return
        queue.splice(place, 1)
        reject(left.reason)
      })
    })
  }

  async function untilLull(patient: boolean): Promise<void> {
    if (patient) return arrivals.lull(patienceMs, () => hurrying + urgent() > 0)
    hurrying += 1
    await arrivals.lull()
    hurrying -= 1
  }

  /** Does the work when it is its turn; throws 503 at once when too many wait already. Nothing is done for who has left. */
  async function run<Result>(work: () => Promise<Result>, turn: Turn = {}): Promise<Result> {
    const { left, patient = false } = turn
    if (running < atOnce) running++
    else {
      admit(patient)
      await wait(turn)
    }
    try {
      await untilLull(patient)
      left?.throwIfAborted()
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next.begin()
      else running--
    }
  }

  return { take, isFull, admit, run, arrivals, load: () => ({ running, waiting: queue.length }) }
}
