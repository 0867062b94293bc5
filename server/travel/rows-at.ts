import type { AnyDefinition } from '#shared/content/define.ts'
import { conform } from '#shared/content/conform.ts'
import { publishedItem, sortKey, type StoredItem, type StoredValues } from '#server/content/rows.ts'
import { defaultItems } from '#server/content/import-defaults.ts'
import type { Database, DocumentRow, RevisionAction, Tables } from '#server/database/schema.ts'
import type { SelectQueryBuilder } from 'kysely'

/** An item as visitors see it at a moment, and what orders it among the others. */
export type PlacedItem = { item: StoredItem; place: string }

/** What is no longer stored stood somewhere in a list that is ordered by hand; nobody knows where. */
const behindAll = 1e9
const endings: readonly RevisionAction[] = ['unpublish', 'delete']

/**
 * What visitors saw: of each item the newest revision that concerned them. Items that lie in the trash or were replaced
 * since are among them; what was removed for good took its revisions along.
 */
export async function pastItems(
  { query }: Database,
  definition: AnyDefinition,
  at: string,
  ids?: readonly string[],
): Promise<PlacedItem[]> {
  if (ids?.length === 0) return []
  const { name } = definition
  const newest = named(
    query
      .selectFrom('revisions')
      .select(({ fn }) => ['document_id', fn.max('seq').as('seq'), fn.min('at').as('first_at')])
      .where('collection', '=', name)
      .where('audience', '=', 'public')
      .where('at', '<=', at)
      .groupBy('document_id'),
    ids,
  )
  const rows = await query
    .selectFrom(newest.as('newest'))
    .innerJoin('revisions', 'revisions.seq', 'newest.seq')
    .select(['revisions.document_id', 'revisions.data', 'revisions.at', 'newest.first_at'])
    .where('revisions.action', 'not in', endings)
    .where('revisions.data', 'is not', null)
    .execute()
  const places = await placesToday(query, definition, ids)
  return rows.map(({ document_id: id, data, at: updatedAt, first_at }) => {
    const item = asItem(definition, { id, data, createdAt: first_at, updatedAt })
    return { item, place: placeOf(definition, item, places.get(id)) }
  })
}

/** An item that code relies on and that the site had not yet at that moment: as it was when it came. */
export async function firstItem({ query }: Database, definition: AnyDefinition, id: string) {
  const row = await query
    .selectFrom('revisions')
    .select(['data', 'at'])
    .where('collection', '=', definition.name)
    .where('document_id', '=', id)
    .where('audience', '=', 'public')
    .where('data', 'is not', null)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!row) return defaultItems(definition).find((item) => item.id === id)
  return asItem(definition, { id, data: row.data, createdAt: row.at, updatedAt: row.at })
}

/** What visitors will see when nothing happens but what is planned; `planned` where those plans may be known. */
export async function futureItems(
  { query }: Database,
  definition: AnyDefinition,
  at: string,
  { planned, ids }: { planned: boolean; ids?: readonly string[] | undefined },
): Promise<PlacedItem[]> {
  if (ids?.length === 0) return []
  const all = query.selectFrom('documents').selectAll().where('collection', '=', definition.name)
  const rows = await (ids ? all.where('id', 'in', [...ids]) : all)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('data', 'is not', null), eb('publish_at', '<=', at)]))
    .execute()
  return rows.flatMap((row) => {
    const next = planned ? carriedOut(definition, row, at) : row
    if (next.data === null) return []
    const item = publishedItem(definition, next)
    return [{ item, place: placeOf(definition, item, next.sort_key) }]
  })
}

/** A row as the schedule leaves it (server/content/schedule.ts). */
function carriedOut({ fields }: AnyDefinition, row: DocumentRow, at: string): DocumentRow {
  const ends = row.unpublish_at !== null && row.unpublish_at <= at
  if (ends) return { ...row, data: null }
  if (row.publish_at === null || row.publish_at > at) return row
  const values = JSON.parse(row.draft ?? row.data ?? '{}') as StoredValues
  // An empty date is set when the item becomes public (J16).
  const dated = fields.date && !values.date ? { ...values, date: row.publish_at } : values
  return { ...row, data: JSON.stringify(dated), updated_at: row.publish_at }
}

/** Where things stand in a list that is ordered by hand, or by when they came, is known for today only. */
async function placesToday(query: Database['query'], { name }: AnyDefinition, ids: readonly string[] | undefined) {
  const all = query.selectFrom('documents').select(['id', 'sort_key']).where('collection', '=', name)
  const rows = await (ids ? all.where('id', 'in', [...ids]) : all).execute()
  return new Map(rows.map(({ id, sort_key }) => [id, sort_key]))
}

function placeOf(definition: AnyDefinition, item: StoredItem, today: string | undefined): string {
  if (definition.kind === 'document') return ''
  const byValue = definition.fields[definition.order.by] !== undefined
  if (!byValue && today !== undefined) return today
  return sortKey(definition, item, { createdAt: item.createdAt, position: behindAll })
}

type Row = { id: string; data: string | null; createdAt: string; updatedAt: string }

function asItem({ fields }: AnyDefinition, { id, data, createdAt, updatedAt }: Row): StoredItem {
  const values = conform(fields, JSON.parse(data ?? '{}') as StoredValues)
  const address = fields.address && values.address === '' ? { address: id } : {}
  return { ...values, ...address, id, createdAt, updatedAt }
}

function named<Output>(rows: SelectQueryBuilder<Tables, 'revisions', Output>, ids: readonly string[] | undefined) {
  return ids ? rows.where('document_id', 'in', [...ids]) : rows
}
