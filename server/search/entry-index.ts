import type { Entry } from './entry.ts'
import { createTextIndex } from './text-index.ts'

/** The entries of each source by a key of its own, in one index of their words. Only what differs is indexed anew. */
export function createEntryIndex<Source>() {
  const index = createTextIndex()
  const known = new Map<Source, Map<string, Entry>>()
  const byId = new Map<string, Entry>()

  const entriesOf = (source: Source) => {
    const entries = known.get(source) ?? new Map<string, Entry>()
    known.set(source, entries)
    return entries
  }

  function remove(source: Source, key: string): void {
    const entry = entriesOf(source).get(key)
    if (!entry) return
    entriesOf(source).delete(key)
    byId.delete(entry.id)
    entry.passages.forEach(index.remove)
  }

  function put(source: Source, key: string, entry: Entry): void {
    const old = entriesOf(source).get(key)
    if (old && saysTheSame(old, entry)) return
    remove(source, key)
    entriesOf(source).set(key, entry)
    byId.set(entry.id, entry)
    entry.passages.forEach(index.add)
  }

  return {
    index,
    put,
    remove,
    keysOf: (source: Source) => entriesOf(source).keys(),
    replaceAll(source: Source, entries: Entry[]): void {
      const gone = new Set(entriesOf(source).keys())
      for (const entry of entries) {
        put(source, entry.id, entry)
        gone.delete(entry.id)
      }
      for (const id of gone) remove(source, id)
    },
    get: (id: string) => byId.get(id),
  }
}

function saysTheSame(a: Entry, b: Entry): boolean {
  return JSON.stringify(facts(a)) === JSON.stringify(facts(b))
}

function facts({ title, url, passages }: Entry) {
  return [title, url, passages.map(({ entry: _entry, ...rest }) => rest)]
}
