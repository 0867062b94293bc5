import type { Transaction } from 'kysely'
import type { Audience, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'
import { chunks } from '#server/database/chunks.ts'
import { recordAll } from './record.ts'

type Trail = { action: RevisionAction; by: string; at: string }

/** Empties the collections and fills them with the rows. Versions go on counting, so an open editor meets a conflict. */
export async function replaceDocuments(
  transaction: Transaction<Tables>,
  collections: string[],
  rows: DocumentRow[],
  { action, by, at }: Trail,
): Promise<void> {
  const existing = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', 'in', collections)
    .execute()
  const versions = new Map(existing.map((row) => [keyOf(row), row.version]))
  const next = rows.map((row) => ({ ...row, version: Math.max(versions.get(keyOf(row)) ?? 0, row.version) + 1 }))

  await transaction.deleteFrom('documents').where('collection', 'in', collections).execute()
  for (const part of chunks(next)) await transaction.insertInto('documents').values(part).execute()

  const kept = new Set(next.map(keyOf))
  const gone = existing.filter((row) => !kept.has(keyOf(row))).map((row) => ({ ...row, version: row.version + 1 }))
  const trail = (action: RevisionAction, audience: Audience) => ({ action, audience, by, at })
  await recordAll(transaction, gone.filter(isPublic), trail('delete', 'public'))
  await recordAll(transaction, gone.filter(not(isPublic)), trail('delete', 'editors'))
  await recordAll(transaction, next.filter(isPublic), trail(action, 'public'))
  await recordAll(transaction, next.filter(not(isPublic)), trail(action, 'editors'))
}

function isPublic({ data, deleted_at }: DocumentRow): boolean {
  return data !== null && deleted_at === null
}

function not(test: (row: DocumentRow) => boolean) {
  return (row: DocumentRow) => !test(row)
}

function keyOf({ collection, id }: DocumentRow): string {
  return `${collection}/${id}`
}
