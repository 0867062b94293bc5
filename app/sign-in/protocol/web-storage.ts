import { type UserStorage, parseUserRecord } from './persistence.ts'

const recordKey = 'schaufenster-user'
const checkKey = 'schaufenster-check'

/** localStorage or sessionStorage; asking for one that is blocked throws, so it is asked for each time. */
export function webStorage(storage: () => Storage, takesMigrants: boolean): UserStorage {
  return {
    takesMigrants,

    async isAvailable() {
      storage().setItem(checkKey, '1')
      storage().removeItem(checkKey)
      return true
    },

    async read() {
      try {
        return parseUserRecord(JSON.parse(storage().getItem(recordKey) ?? 'null'))
      } catch {
        return null
      }
    },

    async write(record) {
      storage().setItem(recordKey, JSON.stringify(record))
    },

    async remove() {
      storage().removeItem(recordKey)
    },
  }
}
