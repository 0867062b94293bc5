import { withHeaders, type Representation } from './representation.ts'

/** Readers, browsers' caches and the offline copy are to see that this is not the newest (RFC 9111, 5.5). */
const mark = { 'cache-control': 'no-store', warning: '110 - "Response is Stale"' }
const marked = new WeakMap<Representation, Representation>()

export function markStale(representation: Representation): Representation {
  const known = marked.get(representation)
  if (known) return known
  const copy = withHeaders(representation, mark)
  marked.set(representation, copy)
  return copy
}

/**
 * The last good answers of pages that a change has dropped, for the time in which the database is away and no new ones
 * can be made. Whatever withdraws content forgets them all, so nothing that was taken down comes back (docs/operating.md).
 */
export function createStaleCopies() {
  const copies = new Map<string, Representation>()
  let bytes = 0

  function forget(key: string) {
    bytes -= copies.get(key)?.bytes ?? 0
    copies.delete(key)
  }

  return {
    forget,
    get(key: string): Representation | undefined {
      const copy = copies.get(key)
      return copy && markStale(copy)
    },
    take(entries: ReadonlyMap<string, Representation>) {
      for (const [key, representation] of entries) {
        forget(key)
        copies.set(key, representation)
        bytes += representation.bytes
      }
    },
    /** Down to what pages in use leave free; the oldest go first. */
    shrinkTo(maxBytes: number, maxEntries: number) {
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes && copies.size <= maxEntries) return
        forget(oldest)
      }
    },
    clear() {
      copies.clear()
      bytes = 0
    },
    get size() {
      return { entries: copies.size, bytes }
    },
  }
}
