import { type UserStorage, parseUserRecord } from './persistence.ts'

const databaseName = 'schaufenster-identity'
const storeName = 'user'
const recordKey = 'record'
const checkKey = 'check'

/** The record in IndexedDB. Opened for each step: browsers close it behind one's back, and steps are rare. */
export function indexedDbStorage(): UserStorage {
  const write = (key: string, value: unknown) => inStore('readwrite', (store) => store.put(value, key))
  const remove = (key: string) => inStore('readwrite', (store) => store.delete(key))

  return {
    takesMigrants: true,

    async isAvailable() {
      // In one transaction, so that nobody who reads meanwhile ever finds it.
      await inStore('readwrite', (store) => {
        store.put(1, checkKey)
        return store.delete(checkKey)
      })
      return true
    },

    async read() {
      return parseUserRecord(await inStore('readonly', (store) => store.get(recordKey)))
    },

    async write(record) {
      await write(recordKey, record)
    },

    async remove() {
      await remove(recordKey)
    },
  }
}

async function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  try {
    return await done(act(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = window.indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
