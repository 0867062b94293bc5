import type { Transaction } from 'kysely'
import type { AnyDefinition } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import { AppError } from '#shared/errors.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import { addressMessages } from '#shared/messages/redirects.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { DocumentRow, Tables } from '#server/database/schema.ts'
import { removeRedirectsAt, writeRedirect } from '#server/redirects/redirect-writes.ts'
import type { StoredValues } from './rows.ts'

type Trail = { by: string; at: string }

/** The last part of an item's address, as visitors see it; null where it has no page of its own. */
function publicAddress({ fields }: AnyDefinition, id: string, values: StoredValues): string | null {
  return fields.address ? String(values.address || id) : null
}

/** A row whose address is what its public values say; what is withdrawn keeps the last one. */
export function withAddress(row: DocumentRow): DocumentRow {
  const definition = findDefinition(row.collection)
  if (!definition || row.data === null) return { ...row, address: row.address ?? null }
  return { ...row, address: publicAddress(definition, row.id, JSON.parse(row.data) as StoredValues) }
}

/** Before rows are written: no two that visitors see have the same address. */
export async function requireFreeAddress(transaction: Transaction<Tables>, row: DocumentRow): Promise<void> {
  if (row.address === null || !isShown(row)) return
  const other = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', row.collection)
    .where('address', '=', row.address)
    .where('id', '!=', row.id)
    .where('data', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (other) throw takenAddress(other)
}

/** The same for many that come together. */
export function requireDistinctAddresses(rows: readonly DocumentRow[]): void {
  const seen = new Map<string, DocumentRow>()
  for (const row of rows.filter((entry) => entry.address !== null && isShown(entry))) {
    const place = `${row.collection}/${row.address}`
    const other = seen.get(place)
    if (other) throw takenAddress(other)
    seen.set(place, row)
  }
}

/**
 * After rows were written, in the same transaction: who asks for the address that an item had is led to the one it has,
 * and where a page stands now nobody is led away any more.
 */
export async function followAddresses(
  transaction: Transaction<Tables>,
  before: readonly DocumentRow[],
  after: readonly DocumentRow[],
  { by, at }: Trail,
): Promise<void> {
  const shown = after.filter((row) => row.address !== null && isShown(row))
  const last = new Map(before.map((row) => [`${row.collection}/${row.id}`, row]))
  const moved = shown.flatMap((row) => {
    const old = last.get(`${row.collection}/${row.id}`)
    return old?.address && old.address !== row.address ? [{ source: pathOf(old), target: pathOf(row) }] : []
  })
  const appeared = shown.filter((row) => {
    const old = last.get(`${row.collection}/${row.id}`)
    return !old || !isShown(old) || old.address !== row.address
  })
  await removeRedirectsAt(transaction, appeared.map(pathOf), at)
  const pages = new Set(shown.map(pathOf))
  for (const { source, target } of moved) {
    if (pages.has(source)) continue
    await writeRedirect(transaction, { source, target, origin: 'address', at })
    await writeAudit(transaction, { by, action: 'redirect.follow', subject: `${source} → ${target}` }, at)
  }
}

function pathOf({ collection, id, address }: Pick<DocumentRow, 'collection' | 'id' | 'address'>): string {
  return itemPath(collection, { id, address }) ?? ''
}

function isShown({ data, deleted_at }: DocumentRow): boolean {
  return data !== null && deleted_at === null
}

function takenAddress(other: DocumentRow): AppError {
  const definition = findDefinition(other.collection)
  const values = JSON.parse(other.data ?? '{}') as StoredValues
  const title = definition?.kind === 'collection' ? String(values[definition.title] || other.id) : other.id
  const message = addressMessages.taken(title)
  return new AppError('invalid-fields', 422, message, { fields: [{ path: 'address', message }] })
}
