import { sql, type Transaction } from 'kysely'
import { searchedText } from '#shared/blog/post-search.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import { collections, findDefinition } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { searchableWords } from '#shared/search/search-words.ts'
import { textOf } from '#shared/text/html-text.ts'
import { chunks } from '#server/database/chunks.ts'
import type { Database, DocumentRow, Tables } from '#server/database/schema.ts'
import type { SearchTextRow } from '#server/database/search-text-table.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { publishedItem, workingValues } from './rows.ts'

/** Requests have their turn in between. */
const filledAtATime = 20

/** Written with the items themselves (record.ts), so that a search finds what was saved a moment ago. */
export async function writeSearchTexts(transaction: Transaction<Tables>, rows: DocumentRow[]): Promise<void> {
  await removeSearchTexts(transaction, rows)
  const texts = rows.filter(({ deleted_at }) => deleted_at === null).flatMap(searchTextsOf)
  for (const part of chunks(texts)) await transaction.insertInto('search_texts').values(part).execute()
}

export async function removeSearchTexts(
  transaction: Transaction<Tables>,
  rows: Pick<DocumentRow, 'collection' | 'id'>[],
): Promise<void> {
  for (const [collection, alike] of Map.groupBy(rows, (row) => row.collection))
    for (const part of chunks(alike))
      await transaction
        .deleteFrom('search_texts')
        .where('kind', 'in', ['title', 'newest', 'public'])
        .where('collection', '=', collection)
        .where(
          'document_id',
          'in',
          part.map(({ id }) => id),
        )
        .execute()
}

/** For items without a text: after an update from a version that wrote none, and after a restore. */
export async function fillSearchTexts(database: Database): Promise<void> {
  if ((await rowsWithoutText(database.query)).length === 0) return
  for (let last: DocumentRow | undefined; ;) {
    const rows = await inWriteTransaction(database, async (transaction) => {
      const found = await rowsWithoutText(transaction, last)
      await writeSearchTexts(transaction, found)
      return found
    })
    if (rows.length === 0) return
    last = rows.at(-1)
  }
}

/** In the order of the key, so that nobody looks through what is filled already again and again. */
function rowsWithoutText(query: Database['query'], last?: DocumentRow): Promise<DocumentRow[]> {
  const rows = query
    .selectFrom('documents')
    .selectAll('documents')
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_texts')
            .select('search_texts.version')
            .where('kind', '=', 'newest')
            .whereRef('search_texts.collection', '=', 'documents.collection')
            .whereRef('search_texts.document_id', '=', 'documents.id')
            .whereRef('search_texts.version', '=', 'documents.version'),
        ),
      ),
    )
    .orderBy('collection')
    .orderBy('id')
    .limit(filledAtATime)
  if (!last) return rows.execute()
  return rows.where(sql<boolean>`(collection, id) > (${last.collection}, ${last.id})`).execute()
}

function searchTextsOf(row: DocumentRow): SearchTextRow[] {
  const { collection, id, version } = row
  const definition = findDefinition(collection)
  const text = (kind: SearchTextRow['kind'], ...parts: string[]): SearchTextRow => ({
    kind,
    collection,
    document_id: id,
    version,
    search_text: searchableWords(parts.join(' ')),
  })
  if (!definition) return [text('newest')]
  const values = workingValues(definition, row)
  const name = nameOf(definition, values)
  const texts = [text('title', name), text('newest', name, areaOf(definition), id, ...textsIn(values))]
  if (collection !== collections.blogPosts.name || row.data === null) return texts
  // A published post has every field of its definition.
  const post = publishedItem(definition, row) as unknown as BlogPost
  return [...texts, text('public', searchedText(post))]
}

export function nameOf(definition: AnyDefinition, values: Record<string, unknown>): string {
  return definition.kind === 'document' ? definition.label : titleOf(definition, values)
}

/** What it is, as the palette says it. */
export function areaOf(definition: AnyDefinition): string {
  return definition.kind === 'document' ? 'Website' : definition.label.one
}

/** What can be read in values, at whatever depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [textOf(value)]
  if (typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
