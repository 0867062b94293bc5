import type { Transaction } from 'kysely'
import type { Audience, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'

export type Trail = {
  action: RevisionAction
  audience: Audience
  by: string
  at: string
  note?: string
  stateBefore?: string
}

/** Saving happens while typing; what one person writes in one sitting is one revision. */
const sittingMs = 10 * 60_000

/** Every write leaves a revision (who, what, when) and one line in the change feed, in the same transaction. */
export async function record(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  { action, audience, by, at, note, stateBefore }: Trail,
) {
  const revisions = rows.map((row) => ({
    collection: row.collection,
    document_id: row.id,
    version: row.version,
    action,
    data: contentOf(row, audience),
    author: by,
    at,
    audience,
    note: note ?? null,
    state_before: stateBefore ?? null,
  }))
  const changes = rows.map(({ collection, id, version }) => ({ collection, document_id: id, version, audience, at }))
  const [only] = rows
  if (action !== 'draft' || !only || !(await joinSitting(transaction, only, { by, at })))
    for (const part of chunks(revisions)) await transaction.insertInto('revisions').values(part).execute()
  for (const part of chunks(changes)) await transaction.insertInto('changes').values(part).execute()
}

/** What changed for visitors is what they see, never the draft on top of it (I6); what changed for editors is that. */
function contentOf({ data, draft }: DocumentRow, audience: Audience): string | null {
  return audience === 'public' ? (data ?? draft) : (draft ?? data)
}

async function joinSitting(
  transaction: Transaction<Tables>,
  row: DocumentRow,
  { by, at }: Pick<Trail, 'by' | 'at'>,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('revisions')
    .select(['seq', 'action', 'author', 'at'])
    .where('collection', '=', row.collection)
    .where('document_id', '=', row.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sameSitting = last?.action === 'draft' && last.author === by && Date.parse(at) - Date.parse(last.at) < sittingMs
  if (!sameSitting) return false
  await transaction
    .updateTable('revisions')
    .set({ data: contentOf(row, 'editors'), version: row.version })
    .where('seq', '=', last.seq)
    .execute()
  return true
}

/** A statement takes a limited number of values on either engine. */
export function chunks<Row>(rows: Row[]): Row[][] {
  const size = 500
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}
