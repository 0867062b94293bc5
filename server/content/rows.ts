import type { AnyDefinition, Stored } from '#shared/content/define.ts'
import type { CopiedItem, WorkingItem } from '#shared/offline/sync.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { conform } from '#shared/content/conform.ts'

/** The fields of an item as they are stored, without id and times. */
export type StoredValues = Record<string, unknown>
export type StoredItem = Stored & StoredValues
/** What an editor works on: the newest values, published or not, and where they stand. */
export type WorkingCopy = WorkingItem

export function publishedItem(definition: AnyDefinition, row: DocumentRow): StoredItem {
  return { ...publishedValues(definition, row), ...stored(row, row.updated_at) }
}

export function working(definition: AnyDefinition, row: DocumentRow): WorkingCopy {
  const item = { ...workingValues(definition, row), ...stored(row, row.draft_updated_at ?? row.updated_at) }
  return {
    item,
    version: row.version,
    status: row.status,
    hasDraft: row.draft !== null,
    live: row.data !== null,
    ...(row.data !== null && row.address !== null && { address: row.address }),
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
  }
}

/** What browsers of editors keep. */
export function copiedItem(definition: AnyDefinition, row: DocumentRow): CopiedItem {
  return { ...working(definition, row), collection: definition.name, sortKey: row.sort_key }
}

export function workingValues(definition: AnyDefinition, row: DocumentRow): StoredValues {
  return conformRow(definition, row, row.draft ?? row.data)
}

export function publishedValues(definition: AnyDefinition, row: DocumentRow): StoredValues {
  return conformRow(definition, row, row.data)
}

/** What was written before there were addresses is found by its id. */
function conformRow({ fields }: AnyDefinition, { id }: DocumentRow, json: string | null): StoredValues {
  const values = conform(fields, fromJson(json))
  return fields.address && values.address === '' ? { ...values, address: id } : values
}

export function toJson(values: StoredValues): string {
  return JSON.stringify(values)
}

/** Text that sorts as the definition orders; ties break by id in the same direction (C11). */
export function sortKey(
  definition: AnyDefinition,
  values: StoredValues,
  place: { createdAt: string; position: number },
): string {
  if (definition.kind === 'document') return ''
  const { by } = definition.order
  const value = by === 'createdAt' ? place.createdAt : by === 'position' ? place.position : values[by]
  return typeof value === 'number' ? sortableNumber(value) : String(value ?? '')
}

/** The place behind everything in a collection that is ordered by hand. */
export function positionAfter(largestSortKey: string | null | undefined): number {
  return largestSortKey ? Number(largestSortKey) - sortableOffset + 1 : 1
}

export function isPosition(sortKey: string): boolean {
  return /^\d{16}\.\d{3}$/.test(sortKey)
}

const sortableOffset = 1e12
function sortableNumber(value: number): string {
  return (value + sortableOffset).toFixed(3).padStart(20, '0')
}

function stored(row: DocumentRow, updatedAt: string): Stored {
  return { id: row.id, createdAt: row.created_at, updatedAt }
}

// Written by this store only, so it is an object; which fields it has depends on the version that wrote it.
function fromJson(json: string | null): StoredValues {
  return json === null ? {} : (JSON.parse(json) as StoredValues)
}
