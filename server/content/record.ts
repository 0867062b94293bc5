import type { Transaction } from 'kysely'
import type { Audience, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'

export type Trail = { action: RevisionAction; audience: Audience; by: string; at: string }

/** Every write leaves a revision (who, what, when) and one line in the change feed, in the same transaction. */
export async function record(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  { action, audience, by, at }: Trail,
) {
  const revisions = rows.map((row) => ({
    collection: row.collection,
    document_id: row.id,
    version: row.version,
    action,
    data: row.draft ?? row.data,
    author: by,
    at,
  }))
  const changes = rows.map(({ collection, id, version }) => ({ collection, document_id: id, version, audience, at }))
  for (const part of chunks(revisions)) await transaction.insertInto('revisions').values(part).execute()
  for (const part of chunks(changes)) await transaction.insertInto('changes').values(part).execute()
}

/** A statement takes a limited number of values on either engine. */
export function chunks<Row>(rows: Row[]): Row[][] {
  const size = 500
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
