import type { Transaction } from 'kysely'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { Audience, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'
import { chunks } from '#server/database/chunks.ts'
import { auditItem } from './audit-content.ts'
import { forgetChangeBefore } from './forget-changes.ts'
import { endReview } from './review-ends.ts'
import { removeSearchTexts, writeSearchTexts } from './search-texts.ts'

type BatchTrail = {
  action: RevisionAction
  audience: Audience
  by: string
  at: string
  note?: string
  stateBefore?: string
}
/** `auditedAs` where the audit log has a better word than the history. */
export type Trail = BatchTrail & { action: Exclude<RevisionAction, 'import' | 'reset'>; auditedAs?: AuditAction }

/** Saving happens while typing; what one person writes in one sitting is one revision. */
const sittingMs = 10 * 60_000

/**
 * Every write leaves a revision (who, what, when), one line in the change feed, one in the audit log and the words by which
 * the item is found, in the same transaction. Drafts are saved while typing: a sitting is one revision and one line in the log.
 */
export async function record(transaction: Transaction<Tables>, row: DocumentRow, trail: Trail): Promise<void> {
  const { action, auditedAs = `content.${action}`, by, at } = trail
  const sittingSince = action === 'draft' ? await joinSitting(transaction, row, trail) : undefined
  if (sittingSince === undefined) {
    await insertRevisions(transaction, [row], trail)
    await auditItem(transaction, row, { by, at, action: auditedAs })
  }
  await endReview(transaction, row, action)
  await writeSearchTexts(transaction, [row])
  await insertChanges(transaction, [row], trail)
  if (sittingSince !== undefined) await forgetChangeBefore(transaction, row, sittingSince)
}

/** Many at once, as an import makes them; whoever calls this puts one line into the audit log for all of them. */
export async function recordAll(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  trail: BatchTrail,
): Promise<void> {
  await insertRevisions(transaction, rows, trail)
  for (const row of rows) await endReview(transaction, row, trail.action)
  await (trail.action === 'delete' ? removeSearchTexts(transaction, rows) : writeSearchTexts(transaction, rows))
  await insertChanges(transaction, rows, trail)
}

async function insertRevisions(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  { action, audience, by, at, note, stateBefore }: BatchTrail,
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
  for (const part of chunks(revisions)) await transaction.insertInto('revisions').values(part).execute()
}

async function insertChanges(
  transaction: Transaction<Tables>,
  rows: DocumentRow[],
  { audience, at }: Pick<BatchTrail, 'audience' | 'at'>,
) {
  const changes = rows.map(({ collection, id, version }) => ({ collection, document_id: id, version, audience, at }))
  for (const part of chunks(changes)) await transaction.insertInto('changes').values(part).execute()
}

/** What changed for visitors is what they see, never the draft on top of it (I6); what changed for editors is that. */
function contentOf({ data, draft }: DocumentRow, audience: Audience): string | null {
  return audience === 'public' ? (data ?? draft) : (draft ?? data)
}

/** Since when the sitting lasts that this write belongs to; undefined where it begins one. */
async function joinSitting(
  transaction: Transaction<Tables>,
  row: DocumentRow,
  { by, at }: Pick<Trail, 'by' | 'at'>,
): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('revisions')
    .select(['seq', 'action', 'author', 'at'])
    .where('collection', '=', row.collection)
    .where('document_id', '=', row.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sameSitting = last?.action === 'draft' && last.author === by && Date.parse(at) - Date.parse(last.at) < sittingMs
  if (!sameSitting) return undefined
  await transaction
    .updateTable('revisions')
    .set({ data: contentOf(row, 'editors'), version: row.version })
    .where('seq', '=', last.seq)
    .execute()
  return last.at
}
