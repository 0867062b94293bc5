import type { BothForms } from './forms.ts'
import { withHeaders } from './representation.ts'

/** Readers, browsers' caches and the offline copy are to see that this is not the newest (RFC 9111, 5.5). */
const mark = { 'cache-control': 'no-store', warning: '110 - "Response is Stale"' }
const marked = new WeakMap<BothForms, BothForms>()

export function markStale(page: BothForms): BothForms {
  const known = marked.get(page)
  if (known) return known
  const copy = { whole: withHeaders(page.whole, mark), linked: withHeaders(page.linked, mark) }
  marked.set(page, copy)
  return copy
}

/** What a page takes in memory. */
export function sizeOf({ whole, linked }: BothForms): number {
  return whole.bytes + (linked === whole ? 0 : linked.bytes)
}

/**
 * The last good answers of pages that a change has dropped, for the time in which the database is away and no new ones
 * can be made. Whatever withdraws content forgets them all, so nothing that was taken down comes back (docs/operating/trouble.md).
 */
export function createStaleCopies() {
  const copies = new Map<string, BothForms>()
  let bytes = 0

  function forget(key: string) {
    const known = copies.get(key)
    if (!known) return
    bytes -= sizeOf(known)
    copies.delete(key)
  }

  return {
    forget,
    get(key: string): BothForms | undefined {
      const copy = copies.get(key)
      return copy && markStale(copy)
    },
    take(entries: ReadonlyMap<string, BothForms>) {
      for (const [key, page] of entries) {
        forget(key)
        copies.set(key, page)
        bytes += sizeOf(page)
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
