import { copyMaxBytes } from '#shared/editing/editing-limits.ts'
import type { CopiedItem, CopyAnswer } from '#shared/offline/sync.ts'
import { aliasPrefix, placeOf } from './queued-change.ts'
import type { OfflineTables } from './tables.ts'

// The copy of the server's items. Each function runs inside one transaction over all tables.

export async function storeItem(tables: OfflineTables, item: CopiedItem, now = Date.now()) {
  const bytes = JSON.stringify(item).length * 2
  await tables.items.put({ ...item, place: placeOf(item.collection, item.item.id), bytes, usedAt: now })
}

/** Somebody opened it: it stays longer than what nobody looks at. */
export async function markUsed(tables: OfflineTables, collection: string, id: string, now = Date.now()) {
  const item = await tables.items.get(placeOf(collection, id))
  if (item) await tables.items.put({ ...item, usedAt: now })
}

/** Takes over what the server answered since the last mark, or everything. */
export async function applyCopyAnswer(tables: OfflineTables, { mark, complete, items, gone }: CopyAnswer) {
  if (complete) await tables.items.clear()
  for (const item of items) await storeItem(tables, item)
  for (const { collection, id } of gone) await tables.items.delete(placeOf(collection, id))
  await tables.marks.put({ name: 'mark', value: mark })
  await makeRoom(tables)
}

export async function readMark(tables: OfflineTables): Promise<string | null> {
  return ((await tables.marks.get('mark'))?.value as string | undefined) ?? null
}

/** Least recently used first out; what has changes waiting always stays. */
export async function makeRoom(tables: OfflineTables, limit = copyMaxBytes) {
  const items = await tables.items.all()
  let total = items.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= limit) return
  const busy = new Set((await tables.changes.all()).map(({ collection, id }) => placeOf(collection, id)))
  for (const { place, bytes } of items.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limit) return
    if (busy.has(place)) continue
    await tables.items.delete(place)
    total -= bytes
  }
}

/** The device is full: half of the copy goes, so that changes can stay. */
export async function dropHalf(tables: OfflineTables) {
  const items = await tables.items.all()
  await makeRoom(tables, items.reduce((sum, { bytes }) => sum + bytes, 0) / 2)
}

/** Everything that is only a copy goes; changes that wait stay for when the same person returns. */
export async function forgetCopy(tables: OfflineTables) {
  await tables.items.clear()
  const kept = new Set(['next order'])
  for (const { name } of await tables.marks.all())
    if (!kept.has(name) && !name.startsWith(aliasPrefix)) await tables.marks.delete(name)
}
