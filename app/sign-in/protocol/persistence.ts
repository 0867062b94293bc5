import { roles, type UserRecord } from '#shared/people/people.ts'
import { authError } from './auth-errors.ts'

/** A place in the browser that can hold the user record. */
export type UserStorage = {
  /** Whether a record found further down the list moves here (B13). */
  takesMigrants: boolean
  /** By writing and deleting a key: some browsers show a storage that refuses everything. */
  isAvailable(): Promise<boolean>
  read(): Promise<UserRecord | null>
  write(record: UserRecord): Promise<void>
  remove(): Promise<void>
}

export type Persistence = Pick<UserStorage, 'read' | 'write' | 'remove'>

/** The best place there is, with a record found in a lesser one moved up (spec §6, B13). */
export async function openPersistence(storages: readonly UserStorage[]): Promise<Persistence> {
  const available = await filterAvailable(storages)
  const [best] = available
  if (!best) throw authError('web-storage-unsupported')

  const { holder, record } = (await findRecord(available)) ?? { holder: best, record: null }
  const target = available.find(({ takesMigrants }) => takesMigrants)
  if (!holder.takesMigrants || !target) return holder
  if (record && holder !== target) await target.write(record)
  await Promise.all(available.filter((storage) => storage !== target).map((storage) => storage.remove()))
  return target
}

async function filterAvailable(storages: readonly UserStorage[]): Promise<UserStorage[]> {
  const answers = await Promise.all(storages.map((storage) => storage.isAvailable().catch(() => false)))
  return storages.filter((_storage, index) => answers[index])
}

async function findRecord(storages: UserStorage[]) {
  for (const holder of storages) {
    const record = await holder.read().catch(() => null)
    if (record) return { holder, record }
  }
  return null
}

/** Reads a record that came from storage or the server; null when it is none. */
export function parseUserRecord(value: unknown): UserRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, email, role, expiresAt } = value as Record<string, unknown>
  if (![id, name, email, expiresAt].every((text) => typeof text === 'string')) return null
  if (!roles.some((known) => known === role)) return null
  return { id, name, email, role, expiresAt } as UserRecord
}
