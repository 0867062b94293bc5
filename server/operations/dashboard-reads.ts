import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { definitions } from '#shared/content/index.ts'
import type { Dashboard, OpenPlaceholders, OpenReview, OpenWork, RecentChange } from '#shared/dashboard/dashboard.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { findPlaceholders } from '#shared/dashboard/placeholders.ts'
import { publishState } from '#shared/content/publish-state.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { workingValues, type StoredValues } from '#server/content/rows.ts'
import type { Selectable } from 'kysely'
import type { Database, DocumentRow, Tables } from '#server/database/schema.ts'
import type { Identity } from '../people/identity.ts'

const draftsShown = 4
const changesShown = 8
/** An import leaves one revision per item, but is one piece of news. */
const revisionsRead = 400

/** What is new for somebody: only what they may edit. */
export async function readDashboard(
  { database: { query }, identity }: { database: Database; identity: Pick<Identity, 'names'> },
  role: Role,
): Promise<Dashboard> {
  const editable = definitions.filter((definition) => mayUse({ role }, rightToDraft(definition)))
  const byName = new Map(editable.map((definition) => [definition.name, definition]))
  const names = [...byName.keys()]
  const [rows, revisions, reviews] = await Promise.all([
    query
      .selectFrom('documents')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('collection', 'in', names)
      .execute(),
    query
      .selectFrom('revisions')
      .select(['seq', 'collection', 'document_id', 'action', 'data', 'author', 'at'])
      .where('collection', 'in', names)
      // What the server wrote when it was set up is no news.
      .where('author', '!=', 'system')
      .orderBy('seq', 'desc')
      .limit(revisionsRead)
      .execute(),
    query.selectFrom('reviews').selectAll().where('collection', 'in', names).orderBy('at').execute(),
  ])
  const news = groupRevisions(revisions).slice(0, changesShown)
  const people = await identity.names([
    ...new Set([...news.map(({ revision }) => revision.author), ...reviews.map(({ by }) => by)]),
  ])
  const existing = new Set(rows.map(({ collection, id }) => `${collection}/${id}`))
  const changes = news.flatMap(({ revision, count }): RecentChange[] => {
    const definition = byName.get(revision.collection)
    if (!definition) return []
    const { collection, document_id: id, seq, at, author, action } = revision
    const facts = { seq: Number(seq), at, action, author: people[author] ?? author, area: areaOf(definition), count }
    if (count > 1 && definition.kind === 'collection')
      return [{ ...facts, title: definition.label.many, path: adminPaths.list(collection) }]
    const values = JSON.parse(revision.data ?? '{}') as StoredValues
    const title = definition.kind === 'document' ? definition.label : titleOf(definition, values)
    return [{ ...facts, title, ...(existing.has(`${collection}/${id}`) && { path: pathOf(definition, id) }) }]
  })

  const work = rows
    .filter(({ draft, publish_at, unpublish_at }) => draft !== null || publish_at !== null || unpublish_at !== null)
    .map((row) => openWork(byName.get(row.collection)!, row))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
  const drafts = work.filter(({ state }) => state === 'draft' || state === 'changed')
  const planned = work
    .filter(({ publishAt, unpublishAt }) => publishAt ?? unpublishAt)
    .toSorted((a, b) => ((a.publishAt ?? a.unpublishAt)! < (b.publishAt ?? b.unpublishAt)! ? -1 : 1))
  return {
    drafts: { items: drafts.slice(0, draftsShown), all: drafts.length },
    planned,
    changes,
    gaps: placeholdersOf(rows, byName),
    reviews: openReviews(
      rows,
      reviews,
      (row) => byName.get(row.collection)!,
      (id) => people[id] ?? id,
    ),
  }
}

type Revision = Pick<
  Selectable<Tables['revisions']>,
  'seq' | 'collection' | 'document_id' | 'action' | 'data' | 'author' | 'at'
>

/** What one person did to one collection at one moment belongs together. */
function groupRevisions(revisions: Revision[]): { revision: Revision; count: number }[] {
  const groups = new Map<string, { revision: Revision; count: number }>()
  for (const revision of revisions) {
    const key = [revision.collection, revision.author, revision.action, revision.at].join(' ')
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { revision, count: 1 })
  }
  return [...groups.values()]
}

function openWork(definition: AnyDefinition, row: DocumentRow): OpenWork {
  const values = workingValues(definition, row)
  return {
    path: pathOf(definition, row.id),
    title: definition.kind === 'document' ? definition.label : titleOf(definition, values),
    area: areaOf(definition),
    state: publishState({ isPublic: row.data !== null, hasDraft: row.draft !== null, publishAt: row.publish_at }),
    changedAt: row.draft_updated_at ?? row.updated_at,
    publishAt: row.publish_at,
    unpublishAt: row.unpublish_at,
  }
}

/** Drafts that wait come first, the oldest on top; deleted ones wait for nobody. */
function openReviews(
  rows: DocumentRow[],
  reviews: Tables['reviews'][],
  definitionOf: (row: DocumentRow) => AnyDefinition,
  nameOf: (id: string) => string,
): OpenReview[] {
  const byPlace = new Map(rows.map((row) => [`${row.collection}/${row.id}`, row]))
  const open = reviews.flatMap(({ collection, document_id, state, by, at }): OpenReview[] => {
    const row = byPlace.get(`${collection}/${document_id}`)
    if (!row) return []
    const { path, title } = openWork(definitionOf(row), row)
    return [{ path, title, state, by: nameOf(by), at }]
  })
  return [...open.filter(({ state }) => state === 'waiting'), ...open.filter(({ state }) => state !== 'waiting')]
}

/** Open places now, against those that the built-in texts began with. */
function placeholdersOf(rows: DocumentRow[], byName: ReadonlyMap<string, AnyDefinition>): Dashboard['gaps'] {
  // In the order of the registry: what the law asks for comes before the rest.
  const open = [...byName.values()].flatMap((definition) =>
    rows.filter(({ collection }) => collection === definition.name).flatMap((row) => openGaps(definition, row)),
  )
  const openCount = open.reduce((sum, { count }) => sum + count, 0)
  const atFirst = [...byName.values()].reduce((sum, definition) => sum + placeholdersOfDefaults(definition), 0)
  const all = Math.max(atFirst, openCount)
  return { open, all, filled: all - openCount }
}

/** A text with several places is named by its document, a field by its label. */
function openGaps(definition: AnyDefinition, row: DocumentRow): OpenPlaceholders[] {
  const found = findPlaceholders(definition.fields, workingValues(definition, row))
  const path = pathOf(definition, row.id)
  const area = areaOf(definition)
  return found.map(({ field, input, count }) =>
    input === 'html' ? { path, title: area, note: '', count } : { path, title: field, note: area, count },
  )
}

function placeholdersOfDefaults({ fields, defaults }: AnyDefinition): number {
  const items = (Array.isArray(defaults) ? defaults : [defaults]) as StoredValues[]
  return items.flatMap((item) => findPlaceholders(fields, item)).reduce((sum, { count }) => sum + count, 0)
}

function pathOf(definition: AnyDefinition, id: string): string {
  return definition.kind === 'document' ? adminPaths.document(id) : adminPaths.item(definition.name, id)
}

function areaOf({ label }: AnyDefinition): string {
  return typeof label === 'string' ? label : label.one
}
