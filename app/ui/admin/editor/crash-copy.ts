import type { Values } from '#shared/editing/values.ts'

/** What was typed but not confirmed, kept on this device per person and item. */
export type CrashCopy = { values: Values; version: number; at: string }
export type CrashCopies = ReturnType<typeof createCrashCopies>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage may be full or forbidden: then the copy is missing, and typing goes on. */
export function createCrashCopies(person: string, item: string, storage: () => Store = () => localStorage) {
  const key = `schaufenster:copy:${person}:${item}`
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
  }
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
