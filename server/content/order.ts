import type { AnyDefinition } from '#shared/content/define.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { auditArea } from './audit-content.ts'
import { chunks } from '#server/database/chunks.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { isPosition, sortKey } from './rows.ts'
import type { Write } from './writes.ts'

/**
 * Puts the items of a collection that is ordered by hand into the given order. No item changes by it, so versions stay
 * and nobody who edits one meets a conflict.
 */
export async function reorder({ definition, transaction, at, by }: Write, ids: readonly string[]): Promise<void> {
  if (definition.kind === 'document' || definition.order.by !== 'position')
    throw new AppError('fixed-order', 409, errorMessages.fixedOrder)
  const { name, order } = definition
  const rows = await transaction
    .selectFrom('documents')
    .select(['id', 'version'])
    .where('collection', '=', name)
    .where('deleted_at', 'is', null)
    .execute()
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const complete = new Set(ids).size === ids.length && ids.length === rows.length && ids.every((id) => versions.has(id))
  // Somebody added or deleted an item meanwhile.
  if (!complete) throw new AppError('conflict', 409, errorMessages.listChanged)

  const inOrder = order.direction === 'asc' ? ids : ids.toReversed()
  for (const [index, id] of inOrder.entries())
    await transaction
      .updateTable('documents')
      .set({ sort_key: sortKey(definition, {}, { createdAt: at, position: index + 1 }) })
      .where('collection', '=', name)
      .where('id', '=', id)
      .execute()
  const changes = ids.map((id) => ({
    collection: name,
    document_id: id,
    version: versions.get(id) ?? 0,
    audience: 'public' as const,
    at,
  }))
  for (const part of chunks(changes)) await transaction.insertInto('changes').values(part).execute()
  await auditArea(transaction, definition, { action: 'content.order', by, at })
}

/** An archive may order its rows by anything; in a collection that is ordered by hand, their order becomes places. */
export function withPositions(definition: AnyDefinition, rows: DocumentRow[]): DocumentRow[] {
  const byHand = definition.kind === 'collection' && definition.order.by === 'position'
  if (!byHand || rows.every(({ sort_key }) => isPosition(sort_key))) return rows
  return rows
    .toSorted((a, b) => compare(a.sort_key, b.sort_key) || compare(a.id, b.id))
    .map((row, index) => ({
      ...row,
      sort_key: sortKey(definition, {}, { createdAt: row.created_at, position: index + 1 }),
    }))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
