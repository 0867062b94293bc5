import { expect, test } from 'vitest'
import { newDatabase, newSqlitePlace, onBothEngines, openAt, silentLog } from '../databases.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { openContentStore } from '#server/content/store.ts'
import { openSnapshots } from '#server/content/snapshots.ts'

// Databases of earlier versions: their content is there when the newer migrations run.

const before = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name === name),
  )
const at = '2026-03-01T10:00:00.000Z'

function row(collection: string, id: string, values: object, more: Partial<Omit<DocumentRow, 'address'>> = {}) {
  const times = { created_at: at, updated_at: at, draft_updated_at: null, deleted_at: null }
  const plan = { status: 'published' as const, publish_at: null, unpublish_at: null }
  const base = { collection, id, data: JSON.stringify(values), draft: null, version: 3, sort_key: at }
  return { ...base, ...plan, ...times, ...more }
}

/** Columns that came later are not there yet. */
function asStoredThen(rows: ReturnType<typeof row>[]): DocumentRow[] {
  return rows as DocumentRow[]
}

async function open(database: Database) {
  const feed = await openChangeFeed(database, silentLog)
  return { feed, store: openContentStore(database, feed, () => new Date(at)) }
}

onBothEngines((_engine, newPlace) => {
  test('what was ordered by creation keeps its order, and can be put into another by hand', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    await migrate(database, before('0018-hand-order'))
    const stat = (id: string, sort_key: string) => row('stats', id, { value: id, label: id }, { sort_key })
    const rows = [stat('b', '2026-01-02'), stat('a', '2026-01-02'), stat('z', '2026-01-01'), stat('n', '2026-01-03')]
    await database.query.insertInto('documents').values(asStoredThen(rows)).execute()
    await migrate(database)
    const { store, feed } = await open(database)
    const ids = async () => (await store.list('stats')).map(({ id }) => id)
    expect(await ids()).toEqual(['n', 'b', 'a', 'z'])
    await store.create('stats', { values: { value: '1', label: 'Neu' } }, { by: 'test' })
    expect(await ids()).toEqual(['neu', 'n', 'b', 'a', 'z'])
    await store.reorder('stats', ['z', 'a', 'neu', 'n', 'b'], { by: 'test' })
    expect(await ids()).toEqual(['z', 'a', 'neu', 'n', 'b'])
    feed.close()
    await database.close()
  })

  test('an author whose name is a member’s becomes this member; others stay as they are written', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    await migrate(database, before('0019-post-authors'))
    const author = (name: string, role = '') => ({ author: { name, role, avatar: '', portrait: 'none' } })
    const rows = [
      row('team', 'lena', { name: 'Lena Hartwig', role: 'Leitung' }),
      row('team', 'kim-1', { name: 'Kim Doppelt', role: '' }),
      row('team', 'kim-2', { name: 'Kim Doppelt', role: '' }),
      row('blogPosts', 'same', author('Lena Hartwig ', 'Leitung')),
      row('blogPosts', 'other-role', author('Lena Hartwig', 'Gast'), { draft: JSON.stringify(author('Kim Doppelt')) }),
      row('blogPosts', 'guest', author('Kim Doppelt', 'Gast')),
    ]
    await database.query.insertInto('documents').values(asStoredThen(rows)).execute()
    await migrate(database)
    const { store, feed } = await open(database)
    const authorOf = async (id: string) => (await store.get('blogPosts', id))?.author
    expect(await authorOf('same')).toMatchObject({ member: 'lena', name: 'Lena Hartwig ', role: '' })
    expect(await authorOf('other-role')).toMatchObject({ member: 'lena', role: 'Gast' })
    expect((await store.working('blogPosts', 'other-role'))?.item.author).toMatchObject({ member: '' })
    expect(await authorOf('guest')).toMatchObject({ member: '', name: 'Kim Doppelt', role: 'Gast' })
    feed.close()
    await database.close()
  })

  test('what was public before there were addresses is found by its id', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    await migrate(database, before('0020-redirects'))
    const rows = [
      row('jobs', 'alt', { title: 'Alt' }),
      row('jobs', 'entwurf', {}, { data: null, draft: '{}', status: 'draft' }),
      row('faq', 'frage', { question: 'Alt?' }),
    ]
    await database.query.insertInto('documents').values(asStoredThen(rows)).execute()
    await migrate(database)
    const { store, feed } = await open(database)
    expect([...(await store.catalogue.read('jobs')).byAddress.keys()]).toEqual(['alt'])
    expect((await store.get('jobs', (await store.idAt('jobs', 'alt')) ?? ''))?.address).toBe('alt')
    const columns = await database.query.selectFrom('documents').select(['id', 'address']).orderBy('id').execute()
    expect(columns.map(({ address }) => address)).toEqual(['alt', null, null])
    feed.close()
    await database.close()
  })
})

test('what shared a woven picture gets its own, unless somebody chose another', async () => {
  await using place = await newSqlitePlace()
  const database = await openAt(place)
  await migrate(database, before('0028-own-motifs'))
  const service = (motif: string) => ({ title: 'SEO', summary: 'Kurz', description: '<p>Lang</p>', motif })
  const rows = [
    row('services', 'seo', service('growth'), { draft: JSON.stringify(service('cloud')) }),
    row('services', 'digitales-marketing', service('people')),
    row('services', 'eigene', service('growth')),
  ].map((values) => Object.assign(values, { address: values.id }))
  await database.query.insertInto('documents').values(rows).execute()
  await migrate(database)
  const { store, feed } = await open(database)
  const motifOf = async (id: string) => (await store.get('services', id))?.motif
  expect(await motifOf('seo')).toBe('search')
  expect((await store.working('services', 'seo'))?.item.motif).toBe('cloud')
  expect(await motifOf('digitales-marketing')).toBe('people')
  expect(await motifOf('eigene')).toBe('growth')
  feed.close()
  await database.close()
})

test('a copy from before there was an order by hand comes back in its order', async () => {
  await using database = await newDatabase(newSqlitePlace)
  const { store, feed } = await open(database)
  const snapshots = openSnapshots(database, feed, () => new Date(at))
  const rows = ['2026-01-02', '2026-01-03', '2026-01-01'].map((sort_key, index) =>
    Object.assign(row('stats', `s${index}`, { value: '1', label: 'L' }, { sort_key }), { address: null }),
  )
  await snapshots.replace(['stats'], rows, { by: 'test' })
  await store.create('stats', { id: 'new', values: { value: '1', label: 'Neu' } }, { by: 'test' })
  expect((await store.list('stats')).map(({ id }) => id)).toEqual(['new', 's1', 's0', 's2'])
  feed.close()
})
