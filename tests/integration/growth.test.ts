import { expect, test } from 'vitest'
import { CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely'
import { blogPosts } from '#shared/content/blog-posts.ts'
import { blogPostsPerPage } from '#shared/blog/paging.ts'
import { listRowsShown } from '#shared/limits.ts'
import { listPart, wholeList, type FoundItem, type ListChoice, type ListPart } from '#shared/lists/admin-list.ts'
import { listPartPath } from '#shared/lists/list-choice.ts'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import { presentable, withOverlay } from '#server/content/preview-reads.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { scheduleChore } from '#server/content/schedule.ts'
import type { Database } from '#server/database/schema.ts'
import { newPostgresPlace, silentLog } from '../databases.ts'
import { insertPosts } from '../many-posts.ts'
import { startApp } from '../start-app.ts'

// What the admin area and the blog read does not depend on how much there is. Rows are counted, never milliseconds.

type App = Awaited<ReturnType<typeof startApp>>

async function addPosts({ database, backend }: App, count: number): Promise<void> {
  await insertPosts(database, count)
  await backend.feed.catchUp()
}

/** Counts the rows that the database hands out from now on. */
function countRows(database: Database): { rows: number } {
  const counted = { rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.rows += result.rows.length
      return result
    },
  }
  database.query = database.query.withPlugin(plugin)
  return counted
}

const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer

const deeds: [string, (app: App) => Promise<unknown>][] = [
  ['a list', (app) => json<ListPart>(app.send('GET', listPartPath('blogPosts', wholeList, listRowsShown)))],
  [
    'a searched and sorted list',
    (app) => {
      const choice = { ...wholeList, search: 'rosen', sort: 'title' as const }
      return json<ListPart>(app.send('GET', listPartPath('blogPosts', choice, listRowsShown)))
    },
  ],
  ['the palette', (app) => json<{ items: FoundItem[] }>(app.send('GET', '/api/search?suche=rosen'))],
  [
    'an editor',
    async ({ backend: { editor } }) => {
      const start = await editor.item('blogPosts', 'rosen-2')
      return editor.targets('blogPosts', start!)
    },
  ],
  ['links that somebody types', (app) => json(app.send('GET', '/api/link-targets?suche=rosen'))],
  ['the overview', ({ backend }) => backend.operations.dashboard('admin')],
  [
    'an autosave, and the browser of another editor that follows it',
    async (app) => {
      const { mark } = await readMark(app)
      const { version } = (await app.backend.store.working('blogPosts', 'rosen-3'))!
      const draft = { version, draft: true, values: { teaser: `Neu ${version}` } }
      expect((await app.send('PATCH', '/api/content/blogPosts/rosen-3', draft)).status).toBe(200)
      const { items } = await json<CopyAnswer>(app.send('GET', syncPaths.copy(mark)))
      expect(items.map(({ item }) => item.id)).toEqual(['rosen-3'])
      return json(app.send('GET', listPartPath('blogPosts', wholeList, listRowsShown)))
    },
  ],
  ['a page of the blog', (app) => postsOf(app).page({ search: '', category: null, number: 1, size: blogPostsPerPage })],
  ['a post', (app) => postsOf(app).around('rosen-4', 3)],
  ['a post with its draft in it', (app) => draftOf(app, 'rosen-4').around('rosen-4', 3)],
  [
    'a page of the blog with a draft in it',
    (app) => draftOf(app, 'rosen-4').page({ search: '', category: null, number: 1, size: blogPostsPerPage }),
  ],
  ['the sitemap', ({ backend }) => backend.discovery.sitemap()],
  ['a feed', ({ backend }) => backend.discovery.blogFeed('xml')],
  ['an answer of the search', ({ backend: { search } }) => search.find('Was wissen Sie über Rosen?', 3)],
]

function postsOf({ backend: { store, log, media } }: App) {
  return createPublicReads(store, log, media.pictures).posts
}

/** The blog as who writes this post sees it. */
function draftOf({ backend: { store, log, media, now } }: App, id: string) {
  const date = now().toISOString()
  const values = { title: 'Neu über Rosen', teaser: '', content: '', category: '', tags: [], date }
  const item = presentable(blogPosts.fields, values)
  const overlay = { collection: 'blogPosts', item: { ...item, id, createdAt: date, updatedAt: date } }
  return withOverlay(createPublicReads(store, log, media.pictures), overlay).posts
}

async function readMark({ database }: App): Promise<{ mark: string }> {
  const query = database.query.selectFrom('changes').select(['seq', 'at']).orderBy('seq', 'desc').limit(1)
  const { seq, at: time } = await query.executeTakeFirstOrThrow()
  return { mark: `${seq}:${time}` }
}

/** What each deed reads when everything was read once. */
async function rowsRead(posts: number): Promise<Record<string, number>> {
  await using app = await startApp()
  const counted = countRows(app.database)
  await addPosts(app, posts)
  await app.backend.store.catalogue.upToDate()
  const read: Record<string, number> = {}
  for (const [name, deed] of deeds) {
    await deed(app)
    const before = counted.rows
    await deed(app)
    read[name] = counted.rows - before
  }
  return read
}

test('what lists, editors, palette, autosaves, search and blog read does not depend on the number of posts', async () => {
  const few = await rowsRead(60)
  expect(await rowsRead(480)).toEqual(few)
  expect(few['a page of the blog']).toBe(blogPostsPerPage)
})

test('what is due and what lies in the trash is found by an index', async () => {
  await using app = await startApp()
  const { database } = app
  const { query } = database
  const asked = new Map<string, CompiledQuery>()
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const compiled = query.getExecutor().compileQuery(node, createQueryId())
      if (/^select .* from "documents" .*_at" (?:<=|is not null)/.test(compiled.sql)) asked.set(compiled.sql, compiled)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  database.query = query.withPlugin(plugin)
  const { store, now, trash } = app.backend
  await scheduleChore(database, store, silentLog, now).work()
  await trash.list()
  await trash.empty()
  const plans = [...asked.values()].map(({ sql, parameters }) =>
    query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])),
  )
  const steps = (await Promise.all(plans)).map(({ rows }) => rows.map(({ detail }) => detail))
  expect(steps).toHaveLength(4)
  for (const [first] of steps) expect(first).toContain('SEARCH documents USING INDEX documents_by_')
})

test('a part of a long list is what a browser would choose from all of it', async () => {
  await using app = await startApp()
  await addPosts(app, 60)
  await app.backend.store.saveDraft('blogPosts', 'rosen-7', { by: 'test', values: { teaser: 'Neu' } })
  const { editing } = app.backend
  const all = await editing.list('blogPosts')
  const choices: Partial<ListChoice>[] = [
    {},
    { state: 'changed' },
    { search: 'rosen 7' },
    { sort: 'title', descending: true },
    { search: 'rosen', state: 'published', sort: 'changed' },
  ]
  for (const choice of choices.map((part) => ({ ...wholeList, ...part })))
    expect(await editing.part('blogPosts', choice, 20)).toEqual(listPart(all, choice, 20))
})

test('lists and palette of one node show at once what another node wrote', async () => {
  const place = await newPostgresPlace('seeded')
  const shared = async () => ({ environment: place.environment, async [Symbol.asyncDispose]() {} })
  {
    await using one = await startApp({ newPlace: shared })
    await using other = await startApp({ newPlace: shared, seeded: false })
    const titles = async () =>
      (await json<ListPart>(other.send('GET', listPartPath('faq', wholeList, listRowsShown)))).rows.map(
        ({ title }) => title,
      )
    const found = async () =>
      (await json<{ items: FoundItem[] }>(other.send('GET', '/api/search?suche=rosenstock'))).items.map(({ id }) => id)
    expect(await titles()).not.toContain('Was kostet ein Rosenstock?')
    expect(await found()).toEqual([])
    const values = { question: 'Was kostet ein Rosenstock?', answer: '<p>Nichts.</p>', topic: 'general' }
    const created = await one.backend.store.create('faq', { id: 'rosenstock', values, draft: true }, { by: 'test' })
    expect(await titles()).toContain('Was kostet ein Rosenstock?')
    expect(await found()).toEqual(['rosenstock'])
    await one.backend.store.delete('faq', 'rosenstock', { by: 'test', expectedVersion: created.version })
    expect(await titles()).not.toContain('Was kostet ein Rosenstock?')
    expect(await found()).toEqual([])
  }
  await place[Symbol.asyncDispose]()
})

test('a node that missed what happened reads everything again and forgets what is gone', async () => {
  await using app = await startApp()
  const { catalogue } = app.backend.store
  await catalogue.upToDate()
  await app.database.query.deleteFrom('documents').where('collection', '=', 'faq').execute()
  // The table of changes is away while the write is told.
  await app.database.query.schema.alterTable('changes').renameTo('changes_away').execute()
  await app.backend.feed.catchUp()
  await app.database.query.schema.alterTable('changes_away').renameTo('changes').execute()
  expect((await catalogue.read('faq')).inOrder).toEqual([])
  expect((await catalogue.read('services')).inOrder.length).toBeGreaterThan(0)
})
