import { tableKeys, tableNames, type OfflineStore, type Table, type TableName, type OfflineTables } from './tables.ts'

type Contents = Map<TableName, Map<string | number, unknown>>

/** For browsers without IndexedDB: everything works, but ends with the tab. */
export function openMemoryStore(): OfflineStore {
  let contents: Contents = new Map(tableNames.map((name) => [name, new Map()]))
  let last: Promise<unknown> = Promise.resolve()

  function turn<Result>(work: (tables: OfflineTables) => Promise<Result>): Promise<Result> {
    const next = last
      .catch(() => {})
      .then(async () => {
        const draft: Contents = new Map([...contents].map(([name, rows]) => [name, new Map(rows)]))
        const result = await work(tablesOf(draft))
        contents = draft
        return result
      })
    last = next
    return next
  }
  return { lasting: false, read: turn, write: turn, close: () => {} }
}

function tablesOf(contents: Contents): OfflineTables {
  const table = (name: TableName): Table<unknown> => {
    const rows = contents.get(name)!
    return {
      all: async () => [...rows.keys()].toSorted(byKey).map((key) => structuredClone(rows.get(key))),
      get: async (key) => structuredClone(rows.get(key)),
      put: async (row) => void rows.set((row as Record<string, string>)[tableKeys[name]]!, structuredClone(row)),
      delete: async (key) => void rows.delete(key),
      clear: async () => rows.clear(),
    }
  }
  // Each table holds rows of its own type only; the names say so, which a map cannot.
  return Object.fromEntries(tableNames.map((name) => [name, table(name)])) as unknown as OfflineTables
}

function byKey(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1
}
