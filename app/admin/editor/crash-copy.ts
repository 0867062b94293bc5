import type { Values } from '#shared/editing/values.ts'

/** What was typed but not confirmed, kept on this device per person and item. */
export type CrashCopy = { values: Values; version: number; at: string }
export type CrashCopies = ReturnType<typeof createCrashCopies>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage may be full or forbidden: then the copy is missing, and typing goes on. */
export function createCrashCopies(
  { person, collection, id }: { person: string; collection: string; id: string },
  storage: () => Store = () => localStorage,
) {
  const keyOf = (item: string) => `schaufenster:copy:${person}:${collection}/${item}`
  let key = keyOf(id)
  return {
    read(): CrashCopy | null {
      return attempt(() => {
        const text = storage().getItem(key)
        return text === null ? null : (JSON.parse(text) as CrashCopy)
      })
    },
    write(copy: CrashCopy) {
      attempt(() => storage().setItem(key, JSON.stringify(copy)))
    },
    clear() {
      attempt(() => storage().removeItem(key))
    },
    /** The item got its address: there somebody who comes back looks for the copy, and the next new one starts empty. */
    moveTo(newId: string) {
      const text = attempt(() => storage().getItem(key))
      attempt(() => storage().removeItem(key))
      key = keyOf(newId)
      if (text !== null) attempt(() => storage().setItem(key, text))
    },
  }
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
