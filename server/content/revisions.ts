import type { Kysely } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import type { DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'

/** One line of an item's history. */
export type RevisionLine = {
  seq: number
  version: number
  action: RevisionAction
  author: string
  at: string
  note: string | null
}

const endings: RevisionAction[] = ['unpublish', 'delete']
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

/** What visitors saw before the item's newest version, provided that version published it. */
export async function livedBefore(
  query: Kysely<Tables>,
  collection: string,
  { id, version }: DocumentRow,
): Promise<{ published: boolean; data: string | null; at: string | null }> {
  const [newest, before] = await query
    .selectFrom('revisions')
    .select(['version', 'action', 'data', 'at'])
    .where('collection', '=', collection)
    .where('document_id', '=', id)
    .where('audience', '=', 'public')
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  const published = newest?.action === 'publish' && newest.version === version
  const wasLive = before !== undefined && !endings.includes(before.action)
  return { published, data: wasLive ? before.data : null, at: wasLive ? before.at : null }
}
