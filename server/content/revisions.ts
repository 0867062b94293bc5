import type { Kysely } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { RevisionAction, Tables } from '#server/database/schema.ts'

/** One line of an item's history. */
export type RevisionLine = {
  seq: number
  version: number
  action: RevisionAction
  author: string
  at: string
  note: string | null
}

const longestHistory = 200

export function listRevisions(query: Kysely<Tables>, collection: string, id: string): Promise<RevisionLine[]> {
  return query
    .selectFrom('revisions')
    .select(['seq', 'version', 'action', 'author', 'at', 'note'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(longestHistory)
    .execute()
}

export async function readRevision(query: Kysely<Tables>, collection: string, id: string, seq: number) {
  const row = await query
    .selectFrom('revisions')
    .selectAll()
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 404, editingErrors.unknownRevision)
  return row
}

export function newestRevision(query: Kysely<Tables>, collection: string, id: string) {
  return query
    .selectFrom('revisions')
    .select(['version', 'action', 'state_before'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Nobody undoes a publication after weeks; the revision itself stays. */
export function forgetStatesBefore(transaction: Kysely<Tables>, before: string) {
  return transaction
    .updateTable('revisions')
    .set({ state_before: null })
    .where('state_before', 'is not', null)
    .where('at', '<', before)
    .execute()
}
