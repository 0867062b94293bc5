import { sql, type Transaction } from 'kysely'
import type { RevisionAction, Tables } from '#server/database/schema.ts'

type Place = { collection: string; id: string }

/** Work on a draft goes on while it waits; everything else decides on it. */
const work: ReadonlySet<RevisionAction> = new Set(['create', 'draft', 'restore-revision', 'restore'])

/** Published, planned, withdrawn, discarded or deleted: nobody has to look at it any more. */
export async function endReview(transaction: Transaction<Tables>, { collection, id }: Place, action: RevisionAction) {
  if (work.has(action)) return
  await transaction.deleteFrom('reviews').where('collection', '=', collection).where('document_id', '=', id).execute()
}

/** With the item goes what was said about it. */
export async function eraseTalk(transaction: Transaction<Tables>, { collection, id }: Place): Promise<void> {
  for (const table of ['reviews', 'comments'] as const)
    await transaction.deleteFrom(table).where('collection', '=', collection).where('document_id', '=', id).execute()
}

/** What belongs to items that an import has replaced. */
export async function forgetOrphanedTalk(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['reviews', 'comments'])
    await sql`delete from ${sql.table(table)} where not exists (
      select 1 from documents where documents.collection = ${sql.table(table)}.collection
        and documents.id = ${sql.table(table)}.document_id)`.execute(transaction)
}
