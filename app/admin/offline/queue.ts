import { syncedResultsKept } from '#shared/limits.ts'
import type { FieldError } from '#shared/errors.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { removeItem, storeItem } from './copy.ts'
import {
  aliasPrefix,
  isLocalId,
  isSameItem,
  placeOf,
  type Base,
  type ItemKey,
  type NewChange,
  type Parked,
  type QueuedChange,
} from './queued-change.ts'
import type { OfflineTables } from './tables.ts'

// What can happen to changes. Each function runs inside one transaction over all tables.

type At = { at: string }

/**
 * Adds a change. What one types into one item while nothing was sent yet is one change, not a thousand; what was made
 * here and never sent is gone without a trace when it is deleted. Undefined when nothing is left to send.
 */
export async function enqueueChange(
  tables: OfflineTables,
  { settles = false, ...wanted }: NewChange,
  { key, at }: At & { key: string },
): Promise<QueuedChange | undefined> {
  const change = {
    ...wanted,
    id: await knownId(tables, wanted.collection, wanted.id),
    values: withIds(wanted.values, await aliases(tables)),
  }
  const all = await tables.changes.all()
  const ofItem = all.filter((entry) => isSameItem(entry, change))
  if (settles) await removeAll(tables, ofItem)
  if (change.kind === 'delete' && isLocalId(change.id) && ofItem.every(({ attempted }) => !attempted)) {
    await removeAll(tables, ofItem)
    return undefined
  }
  const last = all.at(-1)
  if (
    !settles &&
    change.kind === 'save' &&
    last &&
    isOpen(last) &&
    'after' in change.base &&
    change.base.after === last.key
  ) {
    const merged: QueuedChange = {
      ...last,
      values: { ...last.values, ...change.values },
      before: { ...change.before, ...last.before },
      at,
    }
    await tables.changes.put(merged)
    return merged
  }
  const number = ((await tables.marks.get('next order'))?.value as number | undefined) ?? 1
  await tables.marks.put({ name: 'next order', value: number + 1 })
  const added: QueuedChange = { ...change, order: number, key, at, attempted: false, parked: null }
  await tables.changes.put(added)
  return added
}

/** The next change that may go, marked as sent; whatever follows a parked one of the same item waits with it. */
export async function takeNextChange(
  tables: OfflineTables,
): Promise<{ change: QueuedChange; version: number } | undefined> {
  const all = await tables.changes.all()
  const waiting = new Set(all.filter(({ parked }) => parked).map(({ collection, id }) => placeOf(collection, id)))
  const next = all.find(({ collection, id }) => !waiting.has(placeOf(collection, id)))
  if (!next) return undefined
  const version = await versionOf(tables, next.base)
  // From now on every attempt says the very same, whatever becomes of what it was built on.
  const change = { ...next, attempted: true, base: { version } }
  await tables.changes.put(change)
  return { change, version }
}

/** Whether a change of the same item waits for a person, and this one with it. */
export async function waitsForChoice(tables: OfflineTables, change: ItemKey): Promise<boolean> {
  return (await tables.changes.all()).some((entry) => entry.parked && isSameItem(entry, change))
}

/** The server has it. Items made here get the id that the server gave them, in everything that waits. */
export async function completeChange(
  tables: OfflineTables,
  change: QueuedChange,
  answer: WorkingItem | null,
  { at }: At,
) {
  await tables.changes.delete(change.order)
  if (!answer) return removeItem(tables, change)
  const { id } = answer.item
  const old = await tables.items.get(placeOf(change.collection, id))
  // The answer to a repeated change is as old as the change; others may have gone on since.
  if (!old || old.version <= answer.version)
    await storeItem(tables, { ...answer, collection: change.collection, sortKey: old?.sortKey ?? '' })
  await tables.results.put({ key: change.key, id, version: answer.version, at })
  await forgetOldResults(tables)
  if (id === change.id) return
  await tables.marks.put({ name: aliasOf(change.collection, change.id), value: id })
  for (const entry of await tables.changes.all()) {
    // What was sent once must not change any more.
    const values = entry.attempted ? entry.values : withIds(entry.values, new Map([[change.id, id]]))
    await tables.changes.put({ ...entry, values, id: isSameItem(entry, change) ? id : entry.id })
  }
}

/** Waits for a person, and everything after it on this item with it. */
export async function parkChange(tables: OfflineTables, change: QueuedChange, dispute: Parked) {
  await tables.changes.put({ ...change, parked: dispute })
}

/** Will never be taken: out of the queue, so that the view is as before, with its text kept. Answers with all that went. */
export async function refuseChange(
  tables: OfflineTables,
  change: QueuedChange,
  { message, fields }: { message: string; fields: FieldError[] },
): Promise<QueuedChange[]> {
  const all = await tables.changes.all()
  // What builds on an item that will never be there has nowhere to go either.
  const lost = change.kind === 'create' ? all.filter((entry) => isSameItem(entry, change)) : [change]
  await removeAll(tables, lost)
  const { key, kind, collection, id, base, at } = change
  const values = Object.assign({}, ...lost.map((entry) => entry.values)) as QueuedChange['values']
  await tables.refused.put({ key, kind, collection, id, base, at, values, message, fields })
  return lost
}

/** Takes back what was never sent. */
export async function withdrawChange(tables: OfflineTables, key: string): Promise<boolean> {
  const change = (await tables.changes.all()).find((entry) => entry.key === key)
  if (!change || change.attempted) return false
  await tables.changes.delete(change.order)
  return true
}

/** Drops everything that waits for an item, for good: somebody chose what the server has. */
export async function dropItem(tables: OfflineTables, collection: string, id: string) {
  await removeAll(
    tables,
    (await tables.changes.all()).filter((entry) => isSameItem(entry, { collection, id })),
  )
}

/** The id that the server gave to an item made here, once it did. */
export async function knownId(tables: OfflineTables, collection: string, id: string): Promise<string> {
  if (!isLocalId(id)) return id
  return ((await tables.marks.get(aliasOf(collection, id)))?.value as string | undefined) ?? id
}

/**
 * The version to build on: the one that the change before made, or where that was refused, the one under it. Where
 * nothing is known of it, none fits: then the server says what it has, and somebody chooses.
 */
async function versionOf(tables: OfflineTables, base: Base): Promise<number> {
  if ('version' in base) return base.version
  const result = await tables.results.get(base.after)
  if (result) return result.version
  const refused = await tables.refused.get(base.after)
  return refused ? versionOf(tables, refused.base) : 0
}

async function removeAll(tables: OfflineTables, changes: QueuedChange[]) {
  for (const { order } of changes) await tables.changes.delete(order)
}

async function forgetOldResults(tables: OfflineTables) {
  const results = await tables.results.all()
  if (results.length <= syncedResultsKept) return
  const needed = new Set((await tables.changes.all()).map(({ base }) => ('after' in base ? base.after : '')))
  const old = results.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(syncedResultsKept)
  for (const { key } of old) if (!needed.has(key)) await tables.results.delete(key)
}

function isOpen({ attempted, parked, kind }: QueuedChange): boolean {
  return !attempted && !parked && kind !== 'delete'
}

function aliasOf(collection: string, id: string): string {
  return aliasPrefix + placeOf(collection, id)
}

async function aliases(tables: OfflineTables): Promise<Map<string, string>> {
  const marks = (await tables.marks.all()).filter(({ name }) => name.startsWith(aliasPrefix))
  return new Map(marks.map(({ name, value }) => [name.slice(name.lastIndexOf('/') + 1), value as string]))
}

/** Values may refer to items that were made here: by the id of the server, once there is one. */
function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (ids.get(value) ?? value) as Value
  if (Array.isArray(value)) return value.map((entry) => withIds<unknown>(entry, ids)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withIds<unknown>(entry, ids)])) as Value
}
