import { copyMaxBytes } from '#shared/limits.ts'
import type { CopiedItem, CopyAnswer } from '#shared/offline/sync.ts'
import { aliasPrefix, placeOf, type ItemKey } from './queued-change.ts'
import type { OfflineTables } from './tables.ts'

// The copy of the server's items. Each function runs inside one transaction over all tables.

const putAtOnce = 50

/** How much the items take, so that nobody has to read all of them to know. */
const bytesMark = 'copy bytes'

export async function storeItem(tables: OfflineTables, item: CopiedItem, now = Date.now()) {
  await addBytes(tables, await putItem(tables, item, now))
}

/** It is no longer there. */
export async function removeItem(tables: OfflineTables, { collection, id }: ItemKey) {
  await addBytes(tables, await deleteItem(tables, placeOf(collection, id)))
}

/** Answers with how much more the items take now; whoever changes several of them adds that up. */
async function putItem(tables: OfflineTables, item: CopiedItem, now: number): Promise<number> {
  const before = await tables.items.get(placeOf(item.collection, item.item.id))
  return (await putNewItem(tables, item, now)) - (before?.bytes ?? 0)
}

async function putNewItem(tables: OfflineTables, item: CopiedItem, now: number): Promise<number> {
  const bytes = roughBytes(item)
  await tables.items.put({ ...item, place: placeOf(item.collection, item.item.id), bytes, usedAt: now })
  return bytes
}

/** What a value takes, without writing it out: texts are most of it. */
function roughBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  if (typeof value !== 'object' || value === null) return 8
  return Object.entries(value).reduce((sum, [key, inner]) => sum + key.length * 2 + roughBytes(inner), 0)
}

async function deleteItem(tables: OfflineTables, place: string): Promise<number> {
  const before = await tables.items.get(place)
  await tables.items.delete(place)
  return -(before?.bytes ?? 0)
}

async function addBytes(tables: OfflineTables, more: number) {
  const before = (await tables.marks.get(bytesMark))?.value as number | undefined
  // Without the mark, all items are counted when somebody asks next; these are among them.
  if (before !== undefined) await tables.marks.put({ name: bytesMark, value: before + more })
}

async function readBytes(tables: OfflineTables): Promise<number> {
  const known = (await tables.marks.get(bytesMark))?.value as number | undefined
  if (known !== undefined) return known
  const bytes = (await tables.items.all()).reduce((sum, item) => sum + item.bytes, 0)
  await tables.marks.put({ name: bytesMark, value: bytes })
  return bytes
}

/** Somebody opened it: it stays longer than what nobody looks at. */
export async function markUsed(tables: OfflineTables, collection: string, id: string, now = Date.now()) {
  const item = await tables.items.get(placeOf(collection, id))
  if (item) await tables.items.put({ ...item, usedAt: now })
}

/** Takes over what the server answered since the last mark, or everything. */
export async function applyCopyAnswer(tables: OfflineTables, { mark, complete, items, gone }: CopyAnswer) {
  if (complete) {
    await tables.items.clear()
    await tables.marks.put({ name: bytesMark, value: 0 })
  }
  const now = Date.now()
  let more = 0
  // The first copy is everything there is, and somebody works meanwhile: nothing is looked for in an empty table, and
  // between the parts the browser does what else there is to do.
  if (complete)
    for (let at = 0; at < items.length; at += putAtOnce) {
      const part = items.slice(at, at + putAtOnce).map((item) => putNewItem(tables, item, now))
      for (const bytes of await Promise.all(part)) more += bytes
    }
  else for (const item of items) more += await putItem(tables, item, now)
  for (const { collection, id } of gone) more += await deleteItem(tables, placeOf(collection, id))
  await addBytes(tables, more)
  await tables.marks.put({ name: 'mark', value: mark })
  await makeRoom(tables)
}

export async function readMark(tables: OfflineTables): Promise<string | null> {
  return ((await tables.marks.get('mark'))?.value as string | undefined) ?? null
}

/** Least recently used first out; what has changes waiting always stays. */
export async function makeRoom(tables: OfflineTables, limit = copyMaxBytes) {
  let total = await readBytes(tables)
  if (total <= limit) return
  const items = await tables.items.all()
  const busy = new Set((await tables.changes.all()).map(({ collection, id }) => placeOf(collection, id)))
  for (const { place, bytes } of items.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limit) break
    if (busy.has(place)) continue
    await tables.items.delete(place)
    total -= bytes
  }
  await tables.marks.put({ name: bytesMark, value: total })
}

/** The device is full: half of the copy goes, so that changes can stay. */
export async function dropHalf(tables: OfflineTables) {
  await makeRoom(tables, (await readBytes(tables)) / 2)
}

/** Everything that is only a copy goes; changes that wait stay for when the same person returns. */
export async function forgetCopy(tables: OfflineTables) {
  await tables.items.clear()
  const kept = new Set(['next order'])
  for (const { name } of await tables.marks.all())
    if (!kept.has(name) && !name.startsWith(aliasPrefix)) await tables.marks.delete(name)
}
