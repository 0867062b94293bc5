import { expect, test } from 'vitest'
import type { CopiedItem } from '#shared/offline/sync.ts'
import { applyCopyAnswer, makeRoom, markUsed, storeItem } from './copy.ts'
import { openMemoryStore } from './memory-store.ts'
import type { OfflineTables } from './tables.ts'
import { enqueueChange } from './queue.ts'

const serverState = {
  version: 1,
  status: 'draft',
  hasDraft: true,
  live: false,
  publishAt: null,
  unpublishAt: null,
} as const
const item = (id: string): CopiedItem => ({
  ...serverState,
  item: { id, createdAt: '', updatedAt: '', answer: 'x'.repeat(1_000) },
  collection: 'faq',
  sortKey: '',
})

async function storeWith(ids: string[]) {
  const store = openMemoryStore()
  await store.write(async (tables) => {
    for (const [index, id] of ids.entries()) await storeItem(tables, item(id), index)
  })
  const kept = () => store.read(async (tables) => (await tables.items.all()).map(({ item: { id } }) => id))
  return { store, kept }
}

test('a copy that is too large loses what nobody opened for longest', async () => {
  const { store, kept } = await storeWith(['a', 'b', 'c', 'd'])
  await store.write((tables) => markUsed(tables, 'faq', 'a', 10))
  await store.write((tables) => makeRoom(tables, 5_000))
  expect(await kept()).toEqual(['a', 'd'])
})

test('an item with a change that waits never goes', async () => {
  const { store, kept } = await storeWith(['a', 'b', 'c'])
  await store.write(async (tables) => {
    const change = { kind: 'save', collection: 'faq', id: 'a', values: {}, before: {}, base: { version: 1 } } as const
    await enqueueChange(tables, change, { key: 'key-of-a', at: '' })
    await makeRoom(tables, 0)
  })
  expect(await kept()).toEqual(['a'])
})

test('news of one item read that item, however many there are, and a whole copy reads none', async () => {
  const { store } = await storeWith(['a', 'b', 'c'])
  const answer = (items: CopiedItem[], complete = false) => ({ mark: '1:now', complete, items, gone: [] })
  await store.write((tables) => applyCopyAnswer(tables, answer([item('a'), item('b'), item('c')], true)))
  let readAll = 0
  const read: string[] = []
  const counted = ({ items, ...tables }: OfflineTables): OfflineTables => ({
    ...tables,
    items: {
      ...items,
      all: () => {
        readAll++
        return items.all()
      },
      get: (key) => {
        read.push(String(key))
        return items.get(key)
      },
    },
  })
  await store.write((tables) => applyCopyAnswer(counted(tables), answer([item('b')])))
  expect([readAll, read.splice(0)]).toEqual([0, ['faq/b']])
  await store.write((tables) => applyCopyAnswer(counted(tables), answer([item('a'), item('b')], true)))
  expect([readAll, read]).toEqual([0, []])
})

test('the room that is taken stays known through changes and losses', async () => {
  const { store, kept } = await storeWith([])
  const answer = { mark: '1:now', complete: true, items: [item('a'), item('b'), item('c')], gone: [] }
  await store.write((tables) => applyCopyAnswer(tables, answer))
  const gone = [{ collection: 'faq', id: 'a' }]
  await store.write((tables) => applyCopyAnswer(tables, { ...answer, complete: false, items: [item('b')], gone }))
  await store.write((tables) => makeRoom(tables, 5_000))
  expect(await kept()).toEqual(['b', 'c'])
  await store.write((tables) => makeRoom(tables, 3_000))
  expect(await kept()).toHaveLength(1)
})
