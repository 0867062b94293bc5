import { expect, test } from 'vitest'
import { documents } from '#shared/content/index.ts'
import { fromArchive } from '#server/exchange/archived-item.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

// What an older version stored is read in today's form, wherever it lies; nothing stored is rewritten for it.

const older = { facebook: '', twitter: 'https://x.example/a', linkedin: 'https://linkedin.example/a' }
const today = [
  { network: 'linkedin', name: '', href: 'https://linkedin.example/a' },
  { network: 'x', name: '', href: 'https://x.example/a' },
]

onBothEngines((_engine, newPlace) => {
  test('the three social networks of an older footer stay: public, as a draft and in its versions', async () => {
    await using app = await startApp({ newPlace })
    const data = JSON.stringify({ ...documents.footer.defaults, socialLinks: older })
    const draft = JSON.stringify({ ...documents.footer.defaults, socialLinks: { ...older, twitter: '' } })
    const { query } = app.database
    await query.updateTable('documents').set({ data, draft }).where('collection', '=', 'footer').execute()
    await query.updateTable('revisions').set({ data }).where('collection', '=', 'footer').execute()

    const json = async (path: string) => (await app.send('GET', path)).json()
    expect(await json('/api/content/footer')).toMatchObject({ item: { socialLinks: older } })
    expect(await json('/api/editing/footer/footer')).toMatchObject({ item: { socialLinks: today.slice(0, 1) } })
    const { revisions } = (await json('/api/editing/footer/footer/revisions')) as { revisions: { seq: number }[] }
    expect(await json(`/api/editing/footer/footer/revisions/${revisions[0]!.seq}`)).toMatchObject({
      values: { socialLinks: today },
    })
    const restored = await app.send('POST', `/api/editing/footer/footer/revisions/${revisions[0]!.seq}/restore`, {
      version: 1,
    })
    expect(restored.status).toBe(200)
    expect((await app.send('POST', '/api/content/footer/footer/publish', { version: 2 })).status).toBe(200)
    expect(await json('/api/content/footer')).toMatchObject({ item: { socialLinks: older } })
  })
})

test('an archive of an older version is imported with its social networks', () => {
  const at = '2026-05-01T10:00:00.000Z'
  const published = { ...documents.footer.defaults, socialLinks: older }
  const item = { id: 'footer', published, draft: null, order: '', createdAt: at, updatedAt: at }
  const [row] = fromArchive(documents.footer, JSON.stringify([item]))
  expect(JSON.parse(row!.data!)).toMatchObject({ socialLinks: today })
})

test('trainings keep their format, and pages their questions, since both became lists', async () => {
  await using app = await startApp()
  const { query } = app.database
  const older = (text: string) => text.replace('"on-site"', '"onSite"').replace('"topic":""', '"topic":"page"')
  for (const { collection, id, data } of await query.selectFrom('documents').selectAll().execute())
    await query
      .updateTable('documents')
      .set({ data: older(data!) })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute()
  const { items } = (await (await app.get('/api/content/trainings')).json()) as { items: { format: string }[] }
  expect(new Set(items.map(({ format }) => format))).toEqual(new Set(['on-site', 'online', 'self-paced']))
  const service = (await app.backend.store.get('pages', 'service'))!.blocks.find(({ kind }) => kind === 'faq')
  expect(service).toMatchObject({ topic: '' })
})
