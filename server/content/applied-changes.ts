import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Write } from './writes.ts'

/** Names a change that its sender repeats until it hears an answer; the fingerprint stands for its content. */
export type Once = { key: string; fingerprint: string }

/** An offline browser may come back late; after this time a repeated change is an ordinary one. */
const rememberedMs = 60 * 24 * 3_600_000

/**
 * Carries a change out once, however often it arrives. A repetition is answered with the version that the change made,
 * not with a newer one: whoever builds on it shall notice what others did since.
 */
export async function applyOnce(
  { definition, transaction, by, at }: Write,
  { key, fingerprint }: Once,
  work: () => Promise<DocumentRow>,
): Promise<DocumentRow> {
  const before = await transaction
    .selectFrom('applied_changes')
    .selectAll()
    .where('author', '=', by)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!before) {
    const row = await work()
    const applied = { author: by, key, fingerprint, document_id: row.id, version: row.version, at }
    await transaction.insertInto('applied_changes').values(applied).execute()
    return row
  }
  if (before.fingerprint !== fingerprint) throw new AppError('key-reused', 422, editingErrors.keyReused)
  const row = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', definition.name)
    .where('id', '=', before.document_id)
    .executeTakeFirst()
  // Deleted for good since: it was carried out nevertheless.
  if (!row) throw new AppError('not-found', 404, editingErrors.goneSince)
  return { ...row, version: before.version }
}

export async function forgetAppliedChanges(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedMs).toISOString()
  await inWriteTransaction(database, (transaction) =>
    transaction.deleteFrom('applied_changes').where('at', '<', before).execute(),
  )
}
