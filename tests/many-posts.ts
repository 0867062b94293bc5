import { writeSearchTexts } from '#server/content/search-texts.ts'
import type { Database } from '#server/database/schema.ts'

const at = '2026-01-01T00:00:00.000Z'

/** Published posts, a day apart, straight into the tables: writing them one by one would take minutes. */
export async function insertPosts(
  database: Pick<Database, 'query'>,
  count: number,
  categories: readonly string[] = ['it-sicherheit'],
): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => {
    const date = new Date(Date.parse(at) - number * 86_400_000).toISOString()
    const data = JSON.stringify({
      title: `Beitrag über Rosen ${number}`,
      teaser: `Was Beitrag ${number} über Rosen sagt`,
      content: '<p>Rosen und <a href="/blog/rosen-1">mehr</a></p>',
      category: categories[number % categories.length],
      motif: 'web',
      tags: [],
      author: { name: 'Jonas Weber', role: '', avatar: '', portrait: 'none' },
      date,
    })
    const place = {
      collection: 'blogPosts',
      id: `rosen-${number}`,
      address: `rosen-${number}`,
      status: 'published' as const,
      version: 1,
    }
    const times = { publish_at: null, unpublish_at: null, created_at: at, updated_at: at, draft_updated_at: null }
    return { ...place, ...times, data, draft: null, sort_key: date, deleted_at: null }
  })
  await database.query.transaction().execute(async (transaction) => {
    await transaction.insertInto('documents').values(rows).execute()
    await writeSearchTexts(transaction, rows)
  })
  const changes = rows.map(({ collection, id }) => ({
    collection,
    document_id: id,
    version: 1,
    audience: 'public',
    at,
  }))
  await database.query
    .insertInto('changes')
    .values(changes as never)
    .execute()
}
