import { expect, test } from 'vitest'
import { documents } from '#shared/content/index.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { fromArchive } from '#server/exchange/archived-item.ts'
import { onBothEngines, openAt } from '../databases.ts'

// Until 1.0.0 some values were stored in one form and read in another. Migration 0045 stores them as they are read.

const at = '2026-05-01T10:00:00.000Z'
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0045-todays-forms+'),
)
const links = { facebook: '', twitter: 'https://x.example/a', linkedin: 'https://linkedin.example/a' }
const [linkedin, x] = [
  { network: 'linkedin', name: '', href: 'https://linkedin.example/a' },
  { network: 'x', name: '', href: 'https://x.example/a' },
]
const faq = (topic: string) => ({
  blocks: [
    { kind: 'text', title: 'page' },
    { kind: 'faq', title: 'Fragen', topic },
  ],
})
const items: Record<string, [stored: object, read: object]> = {
  footer: [{ socialLinks: links }, { socialLinks: [linkedin, x] }],
  trainings: [{ format: 'selfPaced' }, { format: 'self-paced' }],
  pages: [faq('page'), faq('')],
  ownPages: [faq('eigenes'), faq('eigenes')],
  stats: [
    { value: 'page', socialLinks: links },
    { value: 'page', socialLinks: links },
  ],
}

onBothEngines((_engine, newPlace) => {
  test('values take the form in which they were read: public, in work, in versions and in copies', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    await migrate(database, before)
    const { query } = database
    const times = { created_at: at, updated_at: at, draft_updated_at: at, deleted_at: null }
    const rows = Object.entries(items).map(([collection, [stored]]) => {
      const [data, draft] = [JSON.stringify(stored), JSON.stringify({ ...stored, title: 'In Arbeit' })]
      const plan = { status: 'published' as const, publish_at: null, unpublish_at: null, address: null }
      return { collection, id: 'i', data, draft, version: 3, sort_key: 'a', ...plan, ...times }
    })
    await query.insertInto('documents').values(rows).execute()
    for (const { collection, data, draft } of rows) {
      const item = {
        collection,
        document_id: 'i',
        version: 3,
        author: 'a',
        at,
        audience: 'public' as const,
        note: null,
      }
      const publish = { ...item, action: 'publish' as const, data, state_before: JSON.stringify({ data, draft: null }) }
      await query.insertInto('revisions').values(publish).execute()
      const removal = { ...item, action: 'delete' as const, data: null, state_before: JSON.stringify({ draft }) }
      await query.insertInto('revisions').values(removal).execute()
    }
    const copy = { id: 's', at, author: 'a', reason: 'restore' as const, collections: '[]' }
    await query
      .insertInto('snapshots')
      .values({ ...copy, documents: JSON.stringify(rows) })
      .execute()

    expect(await migrate(database)).toContain('0045-todays-forms+')
    const found = await query.selectFrom('documents').selectAll().execute()
    expect(found).toHaveLength(rows.length)
    const snapshot = await query.selectFrom('snapshots').select('documents').executeTakeFirstOrThrow()
    expect(JSON.parse(snapshot.documents)).toEqual(
      rows.map((row) => found.find(({ collection }) => collection === row.collection)),
    )
    for (const { collection, data, draft } of found) {
      const [, read] = items[collection]!
      expect(JSON.parse(data!), collection).toEqual(read)
      expect(JSON.parse(draft!), collection).toEqual({ ...read, title: 'In Arbeit' })
      const revisions = query.selectFrom('revisions').select(['data', 'state_before'])
      const versions = await revisions.where('collection', '=', collection).orderBy('seq').execute()
      expect(versions.map((version) => ({ ...version, state_before: JSON.parse(version.state_before!) }))).toEqual([
        { data, state_before: { data, draft: null } },
        { data: null, state_before: { draft } },
      ])
    }
    await database.close()
  })
})

test('an archive that was made before is imported in the same form', () => {
  const published = { ...documents.footer.defaults, socialLinks: links }
  const item = { id: 'footer', published, draft: null, order: '', createdAt: at, updatedAt: at }
  const [row] = fromArchive(documents.footer, JSON.stringify([item]))
  expect(JSON.parse(row!.data!)).toMatchObject({ socialLinks: [linkedin, x] })
})
