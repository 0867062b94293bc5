import { isDatabaseAway } from '#server/database/failure.ts'
import type { BothForms } from './forms.ts'
import { createStaleCopies, markStale, sizeOf } from './stale-copies.ts'

/** `keep`: the next one gets the same. `away`: this is no better than it is because the database could not be reached. */
type Made = BothForms & { keep: boolean; away?: boolean }
export type Memory = ReturnType<typeof createMemory>
type Options = {
  maxBytes: number
  maxEntries?: number
  /** Whether a change may have been missed: what is kept is then given out as a copy that may be old. */
  isBlind?(): boolean
}

/**
 * Whole rendered pages, least recently used first out when the memory is full. A page is rendered once however many
 * ask for it (single flight). A render that began before a drop serves those who waited for it, and nobody after:
 * whoever asks once a change is published gets the change.
 */
export function createMemory({ maxBytes, maxEntries = 2_000, isBlind = () => false }: Options) {
  const entries = new Map<string, BothForms>()
  let flights = new Map<string, Promise<BothForms>>()
  let remembered = new Map<string, Promise<unknown>>()
  let bytes = 0
  const stale = createStaleCopies()

  function keep(key: string, page: BothForms) {
    if (sizeOf(page) > maxBytes / 4) return
    forget(key)
    stale.forget(key)
    entries.set(key, page)
    bytes += sizeOf(page)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes && entries.size <= maxEntries) break
      forget(oldest)
    }
    stale.shrinkTo(maxBytes - bytes, maxEntries - entries.size)
  }
  function forget(key: string) {
    const known = entries.get(key)
    if (!known) return
    bytes -= sizeOf(known)
    entries.delete(key)
  }

  function get(key: string): BothForms | undefined {
    const entry = entries.get(key)
    // Order matters only when something may have to go soon; until then a look-up is all a hit costs.
    if (entry && (bytes > maxBytes / 2 || entries.size > maxEntries / 2)) {
      entries.delete(key)
      entries.set(key, entry)
    }
    return entry && isBlind() ? markStale(entry) : entry
  }

  return {
    get,
    async getOrRender(key: string, render: () => Promise<Made>): Promise<BothForms> {
      const known = get(key)
      if (known) return known
      const current = flights
      const running = current.get(key)
      if (running) return running
      const flight = render()
        .then(({ whole, linked, keep: mayBeKept, away }) => {
          const page = { whole, linked }
          if (mayBeKept && current === flights) keep(key, page)
          return (away && stale.get(key)) || page
        })
        .catch((cause: unknown) => {
          const copy = isDatabaseAway(cause) && stale.get(key)
          if (copy) return copy
          throw cause
        })
        .finally(() => current.delete(key))
      current.set(key, flight)
      return flight
    },
    /** Whether an answer is here or on its way: asking for it costs no render. */
    has: (key: string) => entries.has(key) || flights.has(key),
    /** What pages are decided by, read once until the next drop; a failed read is not remembered. */
    remember<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
      const current = remembered
      const known = current.get(name) as Promise<Value> | undefined
      if (known) return known
      const reading = read()
      current.set(name, reading)
      reading.catch(() => current.delete(name))
      return reading
    },
    /** What was replaced may still stand in while the database is away, for two days at most; what was withdrawn must not. */
    drop(change: 'replaced' | 'new-day' | 'withdrawn' = 'withdrawn') {
      if (change !== 'replaced') stale.clear()
      if (change !== 'withdrawn') stale.take(entries)
      entries.clear()
      bytes = 0
      flights = new Map()
      remembered = new Map()
    },
    get size() {
      return { entries: entries.size, bytes }
    },
    get staleSize() {
      return stale.size
    },
  }
}
