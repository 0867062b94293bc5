import type { ListRow } from '#shared/admin-list.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import type { Field } from '#shared/content/fields.ts'
import { textOf } from '#shared/html-text.ts'
import { publishState } from '#shared/publish-state.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import { workingValues, type StoredValues } from './rows.ts'

/** The titles of items that others refer to, by collection and id. */
export type Titles = ReadonlyMap<string, ReadonlyMap<string, string>>

export const untitled = 'Ohne Titel'
const detailsLength = 140

export function listRow(definition: AnyCollection, row: DocumentRow, titles: Titles): ListRow {
  const values = workingValues(definition, row)
  const { title, columns, fields, order } = definition
  const details = columns
    .filter((name) => name !== title && fields[name]?.input !== 'date')
    .map((name) => shown(fields[name], values[name], titles))
    .filter(Boolean)
    .join(' · ')
  return {
    id: row.id,
    title: titleOf(definition, values),
    details: shorten(details),
    ...(fields[order.by]?.input === 'date' && { date: String(values[order.by] ?? '') }),
    ...pictureOf(definition, values),
    state: publishState({ isPublic: row.data !== null, hasDraft: row.draft !== null, publishAt: row.publish_at }),
    version: row.version,
    changedAt: row.draft_updated_at ?? row.updated_at,
    publishAt: row.publish_at,
  }
}

export function titleOf({ title }: AnyCollection, values: StoredValues): string {
  return String(values[title] ?? '').trim() || untitled
}

function pictureOf({ fields }: AnyCollection, values: StoredValues): Pick<ListRow, 'picture'> {
  const uploaded = Object.keys(fields).find((name) => fields[name]?.input === 'image' && values[name])
  if (uploaded) return { picture: { kind: 'image', name: String(values[uploaded]) } }
  for (const kind of ['motif', 'portrait'] as const)
    if (fields[kind] && values[kind] && values[kind] !== 'none')
      return { picture: { kind, name: String(values[kind]) } }
  return {}
}

function shown(field: Field | undefined, value: unknown, titles: Titles): string {
  if (field === undefined || value === undefined || value === null || value === '') return ''
  if (field.input === 'select') return field.options?.[String(value)] ?? ''
  if (field.input === 'reference') return titles.get(field.collection ?? '')?.get(String(value)) ?? ''
  if (field.input === 'switch') return value === true ? field.label : ''
  if (field.input === 'html') return textOf(String(value))
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string').join(', ')
  return typeof value === 'object' ? '' : String(value)
}

function shorten(text: string): string {
  return text.length > detailsLength ? `${text.slice(0, detailsLength).trimEnd()} …` : text
}
