import { expect, test } from 'vitest'
import { wholeList, type BulkAnswer, type ListPart } from '#shared/lists/admin-list.ts'
import { listPartPath } from '#shared/lists/list-choice.ts'
import { startApp } from '../start-app.ts'

// What lists change and how they are narrowed, beside publishing and deleting.

type App = Awaited<ReturnType<typeof startApp>>
const posts = ({ backend }: App) => backend.editing.list('blogPosts')
const set = async (app: App, items: { id: string; version: number }[], path: string, value: string) => {
  const body = { action: 'set', items: items.map(({ id, version }) => ({ id, version })), set: { path, value } }
  const response = await app.send('POST', '/api/bulk/blogPosts', body)
  return { status: response.status, ...((await response.json()) as BulkAnswer) }
}

test('several posts get another category and author at once, as drafts', async () => {
  await using app = await startApp()
  const [first, second] = await posts(app)
  const before = await app.backend.store.get('blogPosts', first!.id)
  const other = before!.category === 'ki' ? 'cloud' : 'ki'
  const { done, failed } = await set(app, [first!, { id: second!.id, version: 99 }], 'category', other)
  expect(done).toMatchObject([{ id: first!.id }])
  expect(failed).toMatchObject([{ id: second!.id, code: 'conflict' }])
  const [member] = await app.backend.store.list('team')
  expect((await set(app, done, 'author.member', member!.id)).done).toHaveLength(1)

  const copy = await app.backend.store.working('blogPosts', first!.id)
  expect(copy!.item).toMatchObject({ category: other, author: { ...before!.author, member: member!.id } })
  // Visitors see it once somebody publishes it.
  expect(await app.backend.store.get('blogPosts', first!.id)).toMatchObject({ category: before!.category })
  expect((await posts(app)).find(({ id }) => id === first!.id)).toMatchObject({ state: 'changed' })
})

test('a field or value that is not offered is refused, and nothing is changed', async () => {
  await using app = await startApp()
  const [post] = await posts(app)
  for (const [path, value] of [
    ['category', 'gibt-es-nicht'],
    ['title', 'x'],
    ['motif', 'web'],
  ] as const)
    expect((await set(app, [post!], path, value)).status).toBe(422)
  const without = await app.send('POST', '/api/bulk/blogPosts', {
    action: 'set',
    items: [{ id: post!.id, version: 1 }],
  })
  expect(without.status).toBe(422)
  expect((await posts(app))[0]).toMatchObject({ version: post!.version, state: 'published' })
})

test('a list is narrowed by category, together with search and state', async () => {
  await using app = await startApp()
  const part = async (choice: object) =>
    (await (await app.send('GET', listPartPath('blogPosts', { ...wholeList, ...choice }, 3))).json()) as ListPart
  const all = await posts(app)
  const category = all[0]!.facets!.category!
  for (let number = 0; number < 60; number++) {
    const values = { title: `Serie ${number}`, category: number % 2 === 0 ? category : '' }
    await app.backend.store.create('blogPosts', { values, draft: true }, { by: 'test' })
  }
  const narrowed = await part({ facets: { category } })
  expect(narrowed.counts.draft).toBe(30)
  expect(narrowed.rows).toHaveLength(3)
  expect(narrowed.rows.every(({ facets }) => facets?.category === category)).toBe(true)
  expect((await part({ facets: { category }, search: 'serie', state: 'draft' })).counts).toMatchObject({ all: 30 })
  expect((await part({ facets: { category: 'keine' } })).counts.all).toBe(0)
  expect((await app.backend.editing.facets('blogPosts')).map(({ path }) => path)).toEqual(['category', 'author.member'])
})

test('the calendar has what is planned and what appeared, by the day in Germany', async () => {
  await using app = await startApp({ now: () => new Date('2026-11-16T08:00:00Z') })
  const { store, operations } = app.backend
  const [post] = await store.list('blogPosts')
  const { version } = (await store.working('blogPosts', post!.id))!
  await store.schedule('blogPosts', post!.id, {
    by: 'test',
    expectedVersion: version,
    publishAt: null,
    // Half past midnight of the next day in Germany.
    unpublishAt: '2026-12-01T23:30:00.000Z',
  })
  const december = await operations.calendar('editor', { from: '2026-12-01', to: '2026-12-31' })
  expect(december).toMatchObject([{ day: '2026-12-02', kind: 'ends', title: post!.title }])
  const [year, month] = post!.date.split('-')
  const appeared = await operations.calendar('contributor', { from: `${year}-${month}-01`, to: `${year}-${month}-31` })
  expect(appeared).toContainEqual(expect.objectContaining({ kind: 'appeared', title: post!.title }))
})
