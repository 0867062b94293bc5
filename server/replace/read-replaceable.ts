import { sql, type Kysely } from 'kysely'
import type { DocumentRow, Tables } from '#server/database/schema.ts'
import { mediaName, replaceableDocument, replaceableMedia, type Replaceable } from './replaceable.ts'

const rowsAtATime = 100

/** All of it that may be changed, some at a time with requests in between; what is in the trash rests. */
export async function* readReplaceable(
  query: Kysely<Tables>,
  mayWrite: (collection: string) => boolean,
): AsyncGenerator<Replaceable> {
  for (let last: DocumentRow | undefined; ;) {
    const rows = await nextRows(query, last)
    if (rows.length === 0) break
    for (const row of rows) {
      const found = mayWrite(row.collection) ? replaceableDocument(row) : undefined
      if (found) yield found
    }
    last = rows.at(-1)
    await new Promise(setImmediate)
  }
  if (!mayWrite(mediaName)) return
  const pictures = await query.selectFrom('media').selectAll().where('deleted_at', 'is', null).orderBy('id').execute()
  for (const row of pictures) yield replaceableMedia(row)
}

/** One of them; undefined where it is gone. */
export async function readOneReplaceable(
  query: Kysely<Tables>,
  { collection, id }: { collection: string; id: string },
): Promise<Replaceable | undefined> {
  if (collection === mediaName) {
    const found = await query
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return found && replaceableMedia(found)
  }
  const row = await query
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && replaceableDocument(row)
}

/** In the order of the primary key, so that a part costs the same wherever it begins. */
function nextRows(query: Kysely<Tables>, last: DocumentRow | undefined): Promise<DocumentRow[]> {
  const rows = query
    .selectFrom('documents')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('collection')
    .orderBy('id')
    .limit(rowsAtATime)
  if (!last) return rows.execute()
  return rows.where(sql<boolean>`(collection, id) > (${last.collection}, ${last.id})`).execute()
}
