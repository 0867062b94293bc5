import { expect, test } from 'vitest'
import type { StoredValues } from '#server/content/rows.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { newPostgresPlace, newSqlitePlace } from '../databases.ts'
import { startApp } from '../start-app.ts'

const engines = { SQLite: newSqlitePlace, PostgreSQL: newPostgresPlace }

type App = Awaited<ReturnType<typeof startApp>>

async function inPalette({ backend }: App, question: string): Promise<string[]> {
  return (await backend.editing.search(question, 'admin')).map(({ id }) => id)
}

async function inBlog({ backend: { store, log, media } }: App, search: string): Promise<string[]> {
  const reads = createPublicReads(store, log, media.pictures)
  const { posts } = await reads.posts.page({ search, category: null, number: 1, size: 20 })
  return posts?.items.map(({ id }) => id) ?? []
}

const post = (title: string, text: string) => ({
  title,
  teaser: 'Kurz',
  content: `<p>${text}</p>`,
  category: 'ki',
})

for (const [engine, newPlace] of Object.entries(engines)) {
  test(`items and posts are found by words, parts of words and however umlauts are typed (${engine})`, async () => {
    await using app = await startApp({ newPlace: () => newPlace('seeded') })
    const { store } = app.backend
    const create = (id: string, values: StoredValues) => store.create('blogPosts', { id, values }, { by: 'test' })
    await create('mueller', post('Frau Müller', 'Sie prüft Lindwurmbücher in der Großstraße.'))
    await create('muller', post('Herr Muller', 'Er liest 50%ige Rabattcodes wie LIND_WURM und C:\\Drachen.'))
    for (const find of [inPalette, inBlog]) {
      const found = async (question: string) => (await find(app, question)).toSorted()
      expect(await found('lindwurm')).toEqual(['mueller'])
      expect(await found('WURMBÜCH')).toEqual(['mueller'])
      expect(await found('lindwurmbucher großstrasse')).toEqual(['mueller'])
      expect(await found('lindwurmbuecher grossstraße')).toEqual(['mueller'])
      expect(await found('Müller')).toEqual(['mueller', 'muller'])
      expect(await found('Mueller')).toEqual(['mueller'])
      expect(await found('Muller')).toEqual(['mueller', 'muller'])
      expect(await found('frau drachen')).toEqual([])
      // What people type is no pattern.
      expect(await found('50%ige')).toEqual(['muller'])
      expect(await found('5%e')).toEqual([])
      expect(await found('lind_wurm')).toEqual(['muller'])
      expect(await found('c:\\drachen')).toEqual(['muller'])
    }
  })

  test(`visitors find what is published, editors what they wrote last (${engine})`, async () => {
    await using app = await startApp({ newPlace: () => newPlace('seeded') })
    const { store, trash } = app.backend
    const by = { by: 'test' }
    await store.create('blogPosts', { id: 'tier', values: post('Tiere', 'Ein Einhornwald.') }, by)
    await store.saveDraft('blogPosts', 'tier', { ...by, values: { content: '<p>Ein Greifenfels.</p>' } })
    expect([await inBlog(app, 'einhorn'), await inPalette(app, 'einhorn')]).toEqual([['tier'], []])
    expect([await inBlog(app, 'greifenfels'), await inPalette(app, 'greifenfels')]).toEqual([[], ['tier']])
    await store.publish('blogPosts', 'tier', by)
    expect([await inBlog(app, 'einhorn'), await inBlog(app, 'greifenfels')]).toEqual([[], ['tier']])
    await store.delete('blogPosts', 'tier', by)
    expect([await inBlog(app, 'greifenfels'), await inPalette(app, 'greifenfels')]).toEqual([[], []])
    await trash.restore({ collection: 'blogPosts', id: 'tier' }, by)
    expect([await inBlog(app, 'greifenfels'), await inPalette(app, 'greifenfels')]).toEqual([['tier'], ['tier']])
    await store.unpublish('blogPosts', 'tier', by)
    expect([await inBlog(app, 'greifenfels'), await inPalette(app, 'greifenfels')]).toEqual([[], ['tier']])
    await store.importDefaults('blogPosts', by)
    expect([await inBlog(app, 'greifenfels'), await inPalette(app, 'greifenfels')]).toEqual([[], []])
  })

  test(`what another version wrote without its words is found after the next start (${engine})`, async () => {
    await using place = await newPlace('seeded')
    const shared = async () => ({ ...place, async [Symbol.asyncDispose]() {} })
    {
      await using before = await startApp({ newPlace: shared })
      const values = post('Tiere', 'Ein Einhornwald.')
      await before.backend.store.create('blogPosts', { id: 'tier', values }, { by: 'test' })
      const { query } = before.database
      await query.deleteFrom('search_texts').where('collection', '=', 'faq').execute()
      const data = JSON.stringify(post('Tiere', 'Ein Greifenfels.'))
      await query.updateTable('documents').set({ data, version: 2 }).where('id', '=', 'tier').execute()
    }
    await using app = await startApp({ newPlace: shared, seeded: false })
    expect([await inBlog(app, 'einhorn'), await inBlog(app, 'greifenfels')]).toEqual([[], ['tier']])
    expect(await inPalette(app, 'greifenfels')).toEqual(['tier'])
    expect(await inPalette(app, 'datenschutzbeauftragt')).toContain('datenschutzbeauftragte')
  })
}
