import { expect, test } from 'vitest'
import { conform } from '#shared/content/conform.ts'
import { pages } from '#shared/content/pages.ts'
import { sectionsToBlocks } from '#shared/content/sections-to-blocks.ts'
import { fromArchive } from '#server/exchange/archived-item.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { onBothEngines, openAt } from '../databases.ts'
import convertedOnce from '../pages-of-version-0-1-in-blocks.json' with { type: 'json' }
import released from '../pages-of-version-0-1.json' with { type: 'json' }

type Values = Record<string, unknown>
const stored: Record<string, Values> = released
const at = '2026-01-01T00:00:00.000Z'
/** What the pages of version 0.1 became when blocks came; the default pages have been reworded since. */
const asBlocks: Record<string, Values> = Object.fromEntries(
  Object.entries(convertedOnce).map(([id, page]) => [id, pages.schema.parse(page)]),
)
/** Those of today. */
const defaults = pages.defaults.map(({ id = '', ...input }) => [id, pages.schema.parse(input)] as const)

test('the pages of version 0.1 become exactly the same pages in blocks', () => {
  expect(Object.keys(stored).toSorted()).toEqual(Object.keys(asBlocks).toSorted())
  for (const [id, page] of Object.entries(asBlocks))
    expect(pages.schema.parse(conform(pages.fields, trimmed(sectionsToBlocks(id, stored[id]!)) as Values)), id).toEqual(
      trimmed(page),
    )
})

test('no word of an owner is lost, wherever it stood', () => {
  const section = (key: string) => ({
    key,
    title: `Titel ${key}`,
    lead: `Einleitung ${key}`,
    body: `<p>Text ${key}</p>`,
    items: [{ title: `Eintrag ${key}`, text: `Wort ${key}` }],
  })
  const keys = [
    ...new Set(Object.values(stored).flatMap(({ sections }) => (sections as Values[]).map(({ key }) => key))),
  ]
  const sections = [...keys.map(String), 'selbst-erdacht'].map(section)
  for (const id of Object.keys(stored)) {
    const before = { sections, callToAction: { title: '', text: 'Nur Text', label: '' } }
    const after = JSON.stringify(conform(pages.fields, sectionsToBlocks(id, before)))
    for (const word of JSON.stringify(before).match(/(?:Titel|Einleitung|Text|Eintrag|Wort) [\w-]+/g)!)
      expect(after, `${id}: ${word}`).toContain(word)
    expect(pages.draftSchema.safeParse(conform(pages.fields, sectionsToBlocks(id, before))).success, id).toBe(true)
  }
})

test('values of today stay as they are', () => {
  for (const [id, page] of defaults) expect(sectionsToBlocks(id, page)).toBe(page)
})

test('an archive of version 0.1 still imports', () => {
  const items = Object.entries(stored).map(([id, published], index) => ({
    id,
    published,
    draft: id === 'home' ? { ...published, headline: 'In Arbeit' } : null,
    order: String(index),
    createdAt: at,
    updatedAt: at,
  }))
  const rows = fromArchive(pages, JSON.stringify(items))
  const home = rows.find(({ id }) => id === 'home')!
  expect(JSON.parse(home.data!)).toEqual(asBlocks.home)
  expect(JSON.parse(home.draft!)).toEqual({ ...asBlocks.home, headline: 'In Arbeit' })
  expect(home.draft).not.toContain('sections')
})

onBothEngines((_engine, newPlace) => {
  test('a stored site gets its blocks: what is public, in work, in every version and in copies', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0015'),
    )
    const data = JSON.stringify(stored.home)
    const draft = JSON.stringify({ ...stored.home, headline: 'In Arbeit' })
    const row = {
      collection: 'pages',
      id: 'home',
      data,
      draft,
      status: 'published' as const,
      publish_at: null,
      unpublish_at: null,
      version: 3,
      sort_key: '1',
      created_at: at,
      updated_at: at,
      draft_updated_at: at,
      deleted_at: null,
    }
    const { query } = database
    await query.insertInto('documents').values(row).execute()
    await query
      .insertInto('revisions')
      .values({
        collection: 'pages',
        document_id: 'home',
        version: 3,
        action: 'publish',
        data,
        author: 'a',
        at,
        audience: 'public',
        note: null,
        state_before: JSON.stringify({ data, draft, status: 'published' }),
      })
      .execute()
    await query
      .insertInto('snapshots')
      .values({
        id: 's',
        at,
        author: 'a',
        reason: 'import-archive',
        collections: '["pages"]',
        documents: JSON.stringify([row]),
      })
      .execute()

    expect(await migrate(database)).toContain('0021-page-blocks')
    const page = await query.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
    const version = await query.selectFrom('revisions').selectAll().executeTakeFirstOrThrow()
    const copy = await query.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
    const [copied] = JSON.parse(copy.documents) as (typeof row)[]
    const before = JSON.parse(version.state_before!) as typeof row
    for (const json of [page.data, version.data, before.data, copied!.data])
      expect(conform(pages.fields, JSON.parse(json!) as Values)).toEqual(asBlocks.home)
    for (const json of [page.draft, before.draft, copied!.draft])
      expect(conform(pages.fields, JSON.parse(json!) as Values)).toEqual({ ...asBlocks.home, headline: 'In Arbeit' })
    await database.close()
  })
})

/** Texts of the defaults begin and end with a line of their own, which storing takes away. */
function trimmed(values: object): Values {
  return JSON.parse(JSON.stringify(values), (_key, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as Values
}
