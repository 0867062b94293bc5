import { z } from 'zod'
import type { AnyDefinition } from '#shared/content/define.ts'
import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { conform } from '#shared/content/conform.ts'
import { toJson, type StoredValues } from '#server/content/rows.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { inTodaysForm } from '#server/database/todays-form.ts'
import { badArchive, parseArchiveJson } from './bad-archive.ts'

/** An item as it stands in an archive: plain JSON that people can read and other programs can write. */
const itemSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  published: z.record(z.string(), z.unknown()).nullable(),
  draft: z.record(z.string(), z.unknown()).nullable(),
  publishAt: z.iso.datetime().nullable().default(null),
  unpublishAt: z.iso.datetime().nullable().default(null),
  order: z.string().max(400),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  draftUpdatedAt: z.iso.datetime().nullable().default(null),
})
type ArchivedItem = z.infer<typeof itemSchema>

export function toArchive(row: DocumentRow): ArchivedItem {
  const values = (json: string | null) => (json === null ? null : (JSON.parse(json) as StoredValues))
  return {
    id: row.id,
    published: values(row.data),
    draft: values(row.draft),
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
    order: row.sort_key,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    draftUpdatedAt: row.draft_updated_at,
  }
}

/** Rows ready to be stored. What is public must be complete, as if somebody published it; all HTML is cleaned. */
export function fromArchive(definition: AnyDefinition, json: string): DocumentRow[] {
  const items = z.array(itemSchema).safeParse(parseArchiveJson(json))
  if (!items.success) throw badArchive(items.error)
  const ids = new Set(items.data.map(({ id }) => id))
  const complete = definition.kind === 'document' ? ids.size === 1 && ids.has(definition.name) : true
  if (ids.size !== items.data.length || !complete) throw badArchive()
  return items.data.map((item) => toRow(definition, item))
}

/** Whether an import would change what the item says or where it stands. */
export function sameContent(a: DocumentRow, b: DocumentRow): boolean {
  const essence = ({ data, draft, publish_at, unpublish_at, sort_key }: DocumentRow) =>
    JSON.stringify([inOrder(data), inOrder(draft), publish_at, unpublish_at, sort_key])
  return essence(a) === essence(b)
}

function toRow(definition: AnyDefinition, item: ArchivedItem): DocumentRow {
  const { fields, schema, draftSchema, name } = definition
  const check = (values: StoredValues | null, against: z.ZodType) => {
    if (values === null) return null
    const result = against.safeParse(conform(fields, cleaned(definition, item, inTodaysForm(name, values))))
    if (result.success) return toJson(result.data as StoredValues)
    const [issue] = result.error.issues
    throw badItem(definition, item, result.error, issue ? `${issue.path.join('.')}: ${issue.message}` : '')
  }
  const data = check(item.published, schema)
  const draft = check(item.draft, draftSchema)
  if (data === null && draft === null) throw badArchive()
  return {
    collection: name,
    id: item.id,
    data,
    draft,
    status: data !== null ? 'published' : item.publishAt !== null ? 'scheduled' : 'draft',
    publish_at: item.publishAt,
    unpublish_at: item.unpublishAt,
    version: 0,
    sort_key: item.order,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    draft_updated_at: item.draftUpdatedAt,
    deleted_at: null,
    address: null,
  }
}

function cleaned(definition: AnyDefinition, item: ArchivedItem, values: StoredValues): StoredValues {
  try {
    return sanitiseValues(definition.fields, values)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    throw badItem(definition, item, cause, cause.details.fields?.[0]?.message ?? cause.message)
  }
}

function badItem({ label }: AnyDefinition, { id }: ArchivedItem, cause: unknown, reason: string): AppError {
  return badArchive(cause, exchangeMessages.badItem(typeof label === 'string' ? label : label.one, id, reason))
}

function inOrder(json: string | null): unknown {
  return json === null ? null : sorted(JSON.parse(json))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  )
}
