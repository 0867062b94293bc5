import { openDB, type IDBPTransaction } from 'idb'
import { tableKeys, tableNames, type OfflineStore, type Table, type TableName, type OfflineTables } from './tables.ts'

/** One database per editor and browser, shared by all tabs; a change is certain when its transaction is complete. */
export async function openIndexedDbStore(name: string): Promise<OfflineStore> {
  const database = await openDB(name, 1, {
    upgrade(fresh) {
      for (const table of tableNames) fresh.createObjectStore(table, { keyPath: tableKeys[table] })
    },
    // Another tab with a newer version waits for this one: let it go on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

  async function within<Result>(mode: 'readonly' | 'readwrite', work: (tables: OfflineTables) => Promise<Result>) {
    const transaction = database.transaction(tableNames, mode, { durability: 'strict' })
    try {
      const result = await work(tablesOf(transaction))
      await transaction.done
      return result
    } catch (error) {
      transaction.done.catch(() => {})
      try {
        transaction.abort()
      } catch {
        // It had ended by itself, which is why we are here.
      }
      throw error
    }
  }
  return {
    lasting: true,
    read: (work) => within('readonly', work),
    write: (work) => within('readwrite', work),
    close: () => database.close(),
  }
}

type Transaction = IDBPTransaction<unknown, TableName[], 'readonly' | 'readwrite'>

function tablesOf(transaction: Transaction): OfflineTables {
  const table = (name: TableName): Table<unknown> => {
    const store = transaction.objectStore(name)
    return {
      all: () => store.getAll(),
      get: (key) => store.get(key),
      put: async (row) => void (await store.put!(row)),
      delete: (key) => store.delete!(key),
      clear: () => store.clear!(),
    }
  }
  // Each table holds rows of its own type only; the names say so, which IndexedDB cannot.
  return Object.fromEntries(tableNames.map((name) => [name, table(name)])) as unknown as OfflineTables
}
