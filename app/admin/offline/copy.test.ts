import { expect, test } from 'vitest'
import type { CopiedItem } from '#shared/offline/sync.ts'
import { storeItem, makeRoom, markUsed } from './copy.ts'
import { openMemoryStore } from './memory-store.ts'
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
