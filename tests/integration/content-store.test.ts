import { expect, test } from 'vitest'
import { definitions } from '#shared/content/index.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import { chunks } from '#server/database/chunks.ts'
import { seed } from '#server/content/seed.ts'
import { openContentStore } from '#server/content/store.ts'
import type { Database } from '#server/database/schema.ts'
import { newDatabase, onBothEngines, silentLog } from '../databases.ts'

// The conformance suite of the content store: the same sentences must hold on both engines.

const by = 'test'
const start = new Date('2026-03-01T10:00:00.000Z')

async function open(database: Database) {
  const clock = { now: start }
  const feed = await openChangeFeed(database, silentLog)
  const store = openContentStore(database, feed, () => clock.now)
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
  return { store, feed, later, [Symbol.dispose]: () => feed.close() }
}

const stat = (value: string) => ({ values: { value, label: `Kennzahl ${value}` } })
const post = (title: string, date?: string) => ({
  values: { title, teaser: 'Kurz gesagt', content: '<p>Text</p>', motif: 'web', ...(date && { date }) },
})

onBothEngines((_engine, newPlace) => {
  test('a created item carries id, createdAt and updatedAt of the server clock', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { item, version, status } = await content.store.create('stats', stat('7'), { by })
    expect(item).toEqual({
      id: 'kennzahl-7',
      value: '7',
      label: 'Kennzahl 7',
      createdAt: start.toISOString(),
      updatedAt: start.toISOString(),
    })
    expect({ version, status }).toEqual({ version: 1, status: 'published' })
    expect(await content.store.list('stats')).toEqual([item])
  })

  test('an update sets updatedAt, keeps createdAt and drops undefined fields', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { item } = await content.store.create('stats', stat('7'), { by })
    content.later(5_000)
    const updated = await content.store.update('stats', item.id, { by, values: { value: '8', label: undefined } })
    expect(updated.item).toEqual({ ...item, value: '8', updatedAt: '2026-03-01T10:00:05.000Z' })
    expect(updated.version).toBe(2)
  })

  test('stats come newest first, history by year, posts by date, benefits by position', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    for (const value of ['alt', 'mittel', 'neu']) {
      await content.store.create('stats', stat(value), { by })
      content.later(1)
    }
    for (const year of [1999, 2021, 2007])
      await content.store.create('history', { values: { year, title: `Jahr ${year}`, text: 'Text' } }, { by })
    for (const month of ['02', '11', '06'])
      await content.store.create('blogPosts', post(`Monat ${month}`, `2026-${month}-01T00:00:00+01:00`), { by })
    for (const title of ['Zuerst', 'Danach', 'Am Ende'])
      await content.store.create('benefits', { values: { title, text: 'Text' } }, { by })

    expect((await content.store.list('stats')).map(({ value }) => value)).toEqual(['neu', 'mittel', 'alt'])
    expect((await content.store.list('history')).map(({ year }) => year)).toEqual([2021, 2007, 1999])
    expect((await content.store.list('blogPosts')).map(({ title }) => title)).toEqual([
      'Monat 11',
      'Monat 06',
      'Monat 02',
    ])
    expect((await content.store.list('benefits')).map(({ title }) => title)).toEqual(['Zuerst', 'Danach', 'Am Ende'])
  })

  test('items with the same sort value are ordered by id in the same direction', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    for (const title of ['b', 'B', 'a', 'ä']) await content.store.create('blogPosts', post(title, '2026-01-01'), { by })
    expect((await content.store.list('blogPosts')).map(({ id }) => id)).toEqual(['b-2', 'b', 'ae', 'a'])
    // By bytes, not as a dictionary would.
    for (const id of ['Z', 'z']) await content.store.create('blogPosts', { id, ...post(id, '2020-01-01') }, { by })
    expect((await content.store.list('blogPosts')).map(({ id }) => id).slice(-2)).toEqual(['z', 'Z'])
    await content.store.create('blogPosts', { id: 'y', ...post('y', '2020-01-01') }, { by })
    expect((await content.store.list('blogPosts')).map(({ id }) => id).slice(-3)).toEqual(['z', 'y', 'Z'])
  })

  test('a post without a date gets the moment of publication, stored as UTC', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { item } = await content.store.create('blogPosts', post('Ohne Datum'), { by })
    expect(item.date).toBe(start.toISOString())
    const dated = await content.store.create('blogPosts', post('Mit Datum', '2026-07-01T12:00:00+02:00'), { by })
    expect(dated.item.date).toBe('2026-07-01T10:00:00.000Z')
    expect(dated.item.author).toEqual({ member: '', name: '', role: '', avatar: '', portrait: 'none' })
  })

  test('changing the date of a post moves it in the list', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await content.store.create('blogPosts', post('A', '2026-01-01'), { by })
    await content.store.create('blogPosts', post('B', '2026-02-01'), { by })
    await content.store.update('blogPosts', 'a', { by, values: { date: '2026-03-01' } })
    expect((await content.store.list('blogPosts')).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('a missing id fails with the message of the collection', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { store } = content
    await expect(store.update('blogPosts', undefined, { by })).rejects.toThrow('No blog post ID provided')
    await expect(store.delete('services', '', { by })).rejects.toThrow('No service ID provided')
    await expect(store.delete('stats', undefined, { by })).rejects.toThrow(/^No stat ID provided$/)
  })

  test('deleting a stat that fails says so and names the cause', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await expect(content.store.delete('stats', 'nix', { by })).rejects.toThrow(
      'Failed to delete stat: Diesen Eintrag gibt es nicht.',
    )
    await database.query.schema.dropTable('documents').execute()
    await expect(content.store.delete('stats', 'nix', { by })).rejects.toMatchObject({
      message: 'Failed to delete stat: Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
      cause: { message: expect.stringContaining('documents') },
    })
  })

  test('a deleted item is gone for visitors, and its id is not given away again', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { item } = await content.store.create('stats', stat('7'), { by })
    await content.store.delete('stats', item.id, { by })
    expect(await content.store.list('stats')).toEqual([])
    expect(await content.store.get('stats', item.id)).toBeUndefined()
    const again = await content.store.create('stats', stat('7'), { by })
    expect(again.item.id).toBe('kennzahl-7-2')
  })

  test('an outdated version is refused with the current one, and nothing changes', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { item } = await content.store.create('stats', stat('7'), { by })
    await content.store.update('stats', item.id, { by, expectedVersion: 1, values: { value: '8' } })
    const late = content.store.update('stats', item.id, { by, expectedVersion: 1, values: { value: '9' } })
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      details: { current: { version: 2, values: { value: '8' } } },
    })
    expect((await content.store.get('stats', item.id))?.value).toBe('8')
  })

  test('an invalid value leaves nothing behind: no item, no revision, no change', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const broken = content.store.create('stats', { values: { value: '', extra: 1 } }, { by })
    await expect(broken).rejects.toMatchObject({
      code: 'invalid-fields',
      details: {
        fields: [
          { path: 'value', message: 'Bitte einen Wert angeben' },
          { path: 'label', message: 'Bitte eine Bezeichnung angeben' },
          { path: 'extra', message: 'Dieses Feld gibt es nicht' },
        ],
      },
    })
    for (const table of ['documents', 'revisions', 'changes'] as const)
      expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('a draft stays invisible until it is published, also on top of a published item', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { store } = content
    await store.create('stats', { id: 'neu', values: { value: '' }, draft: true }, { by })
    expect(await store.list('stats')).toEqual([])
    await expect(store.publish('stats', 'neu', { by })).rejects.toMatchObject({ code: 'invalid-fields' })
    await store.saveDraft('stats', 'neu', { by, values: { value: '1', label: 'Eins' } })
    await store.publish('stats', 'neu', { by })
    content.later(1_000)
    const draft = await store.saveDraft('stats', 'neu', { by, values: { value: '2' } })
    expect(draft).toMatchObject({ status: 'published', hasDraft: true, item: { value: '2' } })
    expect(await store.list('stats')).toMatchObject([{ value: '1', updatedAt: start.toISOString() }])
    await store.publish('stats', 'neu', { by })
    expect(await store.list('stats')).toMatchObject([{ value: '2', updatedAt: '2026-03-01T10:00:01.000Z' }])
    await store.unpublish('stats', 'neu', { by })
    expect(await store.list('stats')).toEqual([])
    expect(await store.working('stats', 'neu')).toMatchObject({ status: 'draft', item: { value: '2' } })
  })

  test('a change to what is public leaves a draft unpublished, and goes into it as well', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { store } = content
    await store.create('stats', { id: 'a', ...stat('1') }, { by })
    await store.saveDraft('stats', 'a', { by, values: { label: 'Noch geheim' } })
    await store.update('stats', 'a', { by, values: { value: '2' } })
    expect(await store.get('stats', 'a')).toMatchObject({ value: '2', label: 'Kennzahl 1' })
    expect((await store.working('stats', 'a'))?.item).toMatchObject({ value: '2', label: 'Noch geheim' })
  })

  test('items written by another version of a definition can be read and edited', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { store } = content
    await store.create('blogPosts', post('A', '2026-01-01'), { by })
    const old = {
      title: 'A',
      teaser: 'x',
      content: '<p>x</p>',
      motif: 'web',
      date: '2026-01-01T00:00:00.000Z',
      subtitle: 'weg',
    }
    await database.query
      .updateTable('documents')
      .set({ data: JSON.stringify(old) })
      .where('id', '=', 'a')
      .execute()
    expect(await store.get('blogPosts', 'a')).toMatchObject({ tags: [], author: { name: '', portrait: 'none' } })
    expect(await store.get('blogPosts', 'a')).not.toHaveProperty('subtitle')
    await store.update('blogPosts', 'a', { by, values: { title: 'B' } })
    expect((await store.get('blogPosts', 'a'))?.title).toBe('B')
  })

  test('a page that a new version brings along is added at the next start, edited ones stay', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await seed(database, start.toISOString())
    await content.store.update('pages', 'faq', { by, values: { headline: 'Eigene Worte' } })
    await database.query.deleteFrom('documents').where('collection', '=', 'pages').where('id', '=', 'home').execute()
    expect(await seed(database, start.toISOString())).toEqual(['pages'])
    expect((await content.store.get('pages', 'home'))?.id).toBe('home')
    expect((await content.store.get('pages', 'faq'))?.headline).toBe('Eigene Worte')
  })

  test('rich text is cleaned on every write', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const dirty =
      '<h1>Titel</h1><p onclick="x()">Gut <b>fett</b><script>alert(1)</script></p><a href="javascript:x()">weg</a>'
    const { item } = await content.store.create(
      'blogPosts',
      { values: { ...post('A').values, content: dirty } },
      { by },
    )
    expect(item.content).toBe('<h2>Titel</h2><p>Gut <strong>fett</strong></p><a>weg</a>')
    const draft = await content.store.saveDraft('blogPosts', item.id, {
      by,
      values: { content: '<p>x<script>y</script></p>' },
    })
    expect(draft.item.content).toBe('<p>x</p>')
    await seed(database, start.toISOString())
    const blocks = [{ kind: 'text', id: 'text', body: '<p onclick="x()">Text</p>' }]
    const page = await content.store.update('pages', 'home', { by, values: { blocks } })
    expect(page.item.blocks).toMatchObject([{ body: '<p>Text</p>' }])
    const empty = content.store.update('blogPosts', item.id, { by, values: { content: '<script>x</script>' } })
    await expect(empty).rejects.toMatchObject({ code: 'invalid-fields' })
  })

  test('importing defaults replaces services in one go and only adds testimonials', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const { store } = content
    await seed(database, start.toISOString())
    const services = await store.list('services')
    const testimonials = await store.list('testimonials')
    await store.update('services', services[0]!.id, { by, values: { title: 'Geändert' } })
    await store.delete('services', services[1]!.id, { by })

    await store.importDefaults('services', { by })
    await store.importDefaults('testimonials', { by })
    expect((await store.list('services')).map(({ title }) => title)).toEqual(services.map(({ title }) => title))
    expect(await store.list('testimonials')).toHaveLength(testimonials.length * 2)
    expect((await store.working('services', services[0]!.id))?.version).toBe(3)
    const edited = store.update('services', services[0]!.id, { by, expectedVersion: 2, values: { title: 'Alt' } })
    await expect(edited).rejects.toMatchObject({ code: 'conflict' })
  })

  test('what an import takes away is in the change feed and can be found in the revisions', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await content.store.create('stats', { id: 'eigene', ...stat('eigene') }, { by })
    const heard: string[] = []
    content.feed.subscribe((changes) => heard.push(...changes.map(({ documentId }) => documentId)))
    await content.store.importDefaults('stats', { by })
    expect(heard).toContain('eigene')
    const last = await database.query
      .selectFrom('revisions')
      .selectAll()
      .where('document_id', '=', 'eigene')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect([last.action, JSON.parse(last.data!).value]).toEqual(['delete', 'eigene'])
  })

  test('a collection of thousands can be replaced', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await content.store.importDefaults('stats', { by })
    const row = await database.query
      .selectFrom('documents')
      .selectAll()
      .where('collection', '=', 'stats')
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 3_000 }, (_, index) => ({ ...row, id: `n${index}` }))
    for (const part of chunks(many)) await database.query.insertInto('documents').values(part).execute()
    await content.store.importDefaults('stats', { by })
    expect(await content.store.list('stats')).toHaveLength(4)
  })

  test('resetting the footer brings its defaults back', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await seed(database, start.toISOString())
    const before = await content.store.document('footer')
    await content.store.update('footer', undefined, { by, values: { legalLinks: [] } })
    expect((await content.store.document('footer'))?.legalLinks).toEqual([])
    await content.store.importDefaults('footer', { by })
    expect((await content.store.document('footer'))?.legalLinks).toEqual(before?.legalLinks)
  })

  test('seeding fills everything once, and never what the owner emptied', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    expect(await seed(database, start.toISOString())).toHaveLength(definitions.length)
    for (const { id } of await content.store.list('testimonials'))
      await content.store.delete('testimonials', id, { by })
    await database.query.deleteFrom('documents').where('collection', '=', 'stats').execute()
    expect(await seed(database, start.toISOString())).toEqual([])
    expect(await content.store.list('testimonials')).toEqual([])
    expect(await content.store.list('stats')).toEqual([])
  })

  test('a collection that already holds anything is not seeded', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await content.store.create('stats', { ...stat('eigene'), draft: true }, { by })
    expect(await seed(database, start.toISOString())).not.toContain('stats')
    expect(await content.store.list('stats')).toEqual([])
  })

  test('documents and pages can be edited but neither created nor deleted', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await seed(database, start.toISOString())
    const refused = { code: 'fixed-collection', status: 409 }
    await expect(content.store.create('footer', { values: {} }, { by })).rejects.toMatchObject(refused)
    await expect(content.store.delete('pages', 'home', { by })).rejects.toMatchObject(refused)
    const { item } = await content.store.update('pages', 'home', { by, values: { headline: 'Neu' } })
    expect(item.headline).toBe('Neu')
  })

  test('every write leaves a revision with its author and one line in the change feed, in order', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    const heard: string[] = []
    content.feed.subscribe((changes) => heard.push(...changes.map(({ version, audience }) => `${version} ${audience}`)))
    await content.store.create('stats', { id: 'a', ...stat('1') }, { by: 'anna' })
    await content.store.saveDraft('stats', 'a', { by: 'ben', values: { value: '2' } })
    await content.store.publish('stats', 'a', { by: 'carl' })
    await content.store.delete('stats', 'a', { by: 'dora' })
    expect(heard).toEqual(['1 public', '2 editors', '3 public', '4 public'])
    const revisions = await database.query.selectFrom('revisions').selectAll().orderBy('seq').execute()
    expect(revisions.map(({ author, action, version }) => `${author} ${action} ${version}`)).toEqual([
      'anna create 1',
      'ben draft 2',
      'carl publish 3',
      'dora delete 4',
    ])
  })

  test('writes that arrive together are all applied, each with its own version', async () => {
    await using database = await newDatabase(newPlace)
    using content = await open(database)
    await content.store.create('stats', { id: 'a', ...stat('0') }, { by })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        content.store.update('stats', 'a', { by, values: { value: String(index) } }),
      ),
    )
    expect((await content.store.working('stats', 'a'))?.version).toBe(21)
  })
})
