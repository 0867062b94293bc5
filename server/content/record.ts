import type { Transaction } from 'kysely'
import type { Audience, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'

export type Trail = { action: RevisionAction; audience: Audience; by: string; at: string }

/** Every write leaves a revision (who, what, when) and one line in the change feed, in the same transaction. */
export async function record(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  { action, audience, by, at }: Trail,
) {
  if (rows.length === 0) return
  await transaction
    .insertInto('revisions')
    .values(
      rows.map((row) => ({
        collection: row.collection,
        document_id: row.id,
        version: row.version,
        action,
        data: row.draft ?? row.data,
        author: by,
        at,
      })),
    )
    .execute()
  await transaction
    .insertInto('changes')
    .values(
      rows.map((row) => ({ collection: row.collection, document_id: row.id, version: row.version, audience, at })),
    )
    .execute()
}
