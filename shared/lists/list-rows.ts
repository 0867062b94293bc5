import { type Titles, facetFields, facetValues } from './facets.ts'
import type { CollectionSummary, ListRow } from './admin-list.ts'
import { appearanceFields, describeAppearances } from './appearances.ts'
import type { AnyCollection, AnyDefinition } from '#shared/content/define.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import { textOf } from '#shared/text/html-text.ts'
import { rightToDraft } from '#shared/people/people.ts'
import { publishState } from '#shared/content/publish-state.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { Values } from '#shared/editing/values.ts'

// From items to what a list shows: on the server for those who are online, in the browser for those who are not.

const untitled = 'Ohne Titel'
const detailsLength = 140

/** The collections whose titles the list of a collection shows. */
export function referredIn({ columns, fields }: AnyCollection): string[] {
  return columns.flatMap((column) => fields[column]?.collection ?? [])
}

/** The fields that a list shows, names an item by or tells from where it appears. */
export function shownFields(definition: AnyDefinition): string[] {
  if (definition.kind === 'document') return []
  const { title, columns, order, fields } = definition
  const pictures = Object.keys(fields).filter(
    (name) => fields[name]?.input === 'image' || name === 'motif' || name === 'portrait',
  )
  const facets = facetFields({ fields }).map(({ path }) => path.split('.')[0]!)
  const all = new Set([title, ...columns, order.by, ...pictures, ...appearanceFields, ...facets])
  return [...all].filter((name) => fields[name])
}

/** A collection in the definition's order; new drafts without a date come first. */
export function listRows(definition: AnyCollection, items: readonly CopiedItem[], titles: Titles): ListRow[] {
  const inOrder = items.toSorted(inListOrder(definition))
  const appearances = describeAppearances(definition.name, inOrder, inOrder)
  return inOrder.map((item) => ({
    ...listRow(definition, item, titles),
    appears: appearances.get(item.item.id) ?? '',
  }))
}

export function inListOrder({ order }: AnyCollection): (a: CopiedItem, b: CopiedItem) => number {
  const sign = order.direction === 'asc' ? 1 : -1
  return (a, b) =>
    Number(a.sortKey !== '') - Number(b.sortKey !== '') ||
    sign * (compareBytes(a.sortKey, b.sortKey) || compareBytes(a.item.id, b.item.id))
}

/** Where it appears depends on the others of its list. */
export function listRow(
  definition: AnyCollection,
  { item, ...standing }: CopiedItem,
  titles: Titles,
): Omit<ListRow, 'appears'> {
  const values: Values = item
  const { title, columns, fields, order } = definition
  const details = columns
    .filter((name) => name !== title && fields[name]?.input !== 'date')
    .map((name) => shown(fields[name], values[name], titles))
    .filter(Boolean)
    .join(' · ')
  return {
    id: item.id,
    title: titleOf(definition, values),
    details: shorten(details),
    ...(fields[order.by]?.input === 'date' && { date: String(values[order.by] ?? '') }),
    ...pictureOf(definition, values),
    facets: facetValues(definition, values),
    state: publishState({ isPublic: standing.live, hasDraft: standing.hasDraft, publishAt: standing.publishAt }),
    ...pageOf(definition, item.id, standing),
    version: standing.version,
    changedAt: item.updatedAt,
    publishAt: standing.publishAt,
  }
}

export function summaryOf(definition: AnyCollection): CollectionSummary {
  const { name, label, fixed = false, order, fields, importDefaults, defaults } = definition
  const orderField = fields[order.by]
  return {
    name,
    label,
    right: rightToDraft(definition),
    titleField: definition.title,
    fixed,
    orderedByHand: order.by === 'position',
    ...(orderField?.input === 'date' && { dateField: order.by, dateLabel: orderField.label }),
    importDefaults,
    defaultCount: defaults.length,
  }
}

export function titleOf({ title }: AnyCollection, values: Values): string {
  return String(values[title] ?? '').trim() || untitled
}

function pageOf(
  { name }: AnyCollection,
  id: string,
  { live, address }: Omit<CopiedItem, 'item'>,
): Pick<ListRow, 'page'> {
  const page = live ? itemPath(name, { id, address }) : undefined
  return page === undefined ? {} : { page }
}

function pictureOf({ fields }: AnyCollection, values: Values): Pick<ListRow, 'picture'> {
  const uploaded = Object.keys(fields).find((name) => fields[name]?.input === 'image' && values[name])
  if (uploaded) return { picture: { kind: 'image', name: String(values[uploaded]) } }
  for (const kind of ['motif', 'portrait'] as const)
    if (fields[kind] && values[kind] && values[kind] !== 'none')
      return { picture: { kind, name: String(values[kind]) } }
  return {}
}

function shown(field: FieldDefinition | undefined, value: unknown, titles: Titles): string {
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

/** As the databases compare text. */
export function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
