import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { definitions } from '#shared/content/index.ts'
import type { Dashboard, OpenPlaceholders, OpenReview, OpenWork, RecentChange } from '#shared/dashboard/dashboard.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { findPlaceholders } from '#shared/dashboard/placeholders.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import type { Listed } from '#server/content/catalogue.ts'
import type { StoredValues } from '#server/content/rows.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { sql, type Selectable } from 'kysely'
import type { Database, Tables } from '#server/database/schema.ts'
import type { Identity } from '../people/identity.ts'

type Parts = {
  database: Database
  identity: Pick<Identity, 'names'>
  store: Pick<ContentStore, 'catalogue'>
  feed: Pick<ChangeFeed, 'read'>
}

const draftsShown = 4
const changesShown = 8
/** An import leaves one revision per item, but is one piece of news. */
const revisionsRead = 400

/** What is new for somebody: only what they may edit. */
export async function readDashboard(
  { database, identity, store: { catalogue }, feed }: Parts,
  role: Role,
): Promise<Dashboard> {
  const editable = definitions.filter((definition) => mayUse({ role }, rightToDraft(definition)))
  const byName = new Map(editable.map((definition) => [definition.name, definition]))
  const names = [...byName.keys()]
  await feed.read()
  await catalogue.upToDate()
  const items = names.flatMap((name) => catalogue.shelf(name).inOrder)
  const news = groupRevisions(await newestRevisions(database, names)).slice(0, changesShown)
  const titles = await titlesOf(database, news)
  const reviews = await database.query
    .selectFrom('reviews')
    .selectAll()
    .where('collection', 'in', names)
    .orderBy('at')
    .execute()
  const people = await identity.names([
    ...new Set([...news.map(({ revision }) => revision.author), ...reviews.map(({ by }) => by)]),
  ])
  const changes = news.flatMap(({ revision, count }): RecentChange[] => {
    const definition = byName.get(revision.collection)
    if (!definition) return []
    const { collection, document_id: id, seq, at, author, action } = revision
    const facts = { seq: Number(seq), at, action, author: people[author] ?? author, area: areaOf(definition), count }
    if (count > 1 && definition.kind === 'collection')
      return [{ ...facts, title: definition.label.many, path: adminPaths.list(collection) }]
    const title = definition.kind === 'document' ? definition.label : titleOf(definition, titles.get(seq) ?? {})
    return [{ ...facts, title, ...(catalogue.shelf(collection).byId.has(id) && { path: pathOf(definition, id) }) }]
  })

  const work = items
    .filter(
      ({ copied: { hasDraft, publishAt, unpublishAt } }) => hasDraft || publishAt !== null || unpublishAt !== null,
    )
    .map(openWork)
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
  const drafts = work.filter(({ state }) => state === 'draft' || state === 'changed')
  const planned = work
    .filter(({ publishAt, unpublishAt }) => publishAt ?? unpublishAt)
    .toSorted((a, b) => ((a.publishAt ?? a.unpublishAt)! < (b.publishAt ?? b.unpublishAt)! ? -1 : 1))
  return {
    drafts: { items: drafts.slice(0, draftsShown), all: drafts.length },
    planned,
    changes,
    gaps: placeholdersOf(items, editable),
    reviews: openReviews(
      reviews,
      (collection, id) => catalogue.shelf(collection).byId.get(id),
      (id) => people[id] ?? id,
    ),
  }
}

type Revision = Pick<Selectable<Tables['revisions']>, 'seq' | 'collection' | 'document_id' | 'action' | 'author' | 'at'>

function newestRevisions({ query }: Database, names: string[]): Promise<Revision[]> {
  return (
    query
      .selectFrom('revisions')
      .select(['seq', 'collection', 'document_id', 'action', 'author', 'at'])
      // As an expression: by the index of this column all revisions of a collection would be read and sorted.
      .where(({ ref }) => sql<string>`${ref('collection')} || ''`, 'in', names)
      // What the server wrote when it was set up is no news.
      .where('author', '!=', 'system')
      .orderBy('seq', 'desc')
      .limit(revisionsRead)
      .execute()
  )
}

/** The values of what is shown, by which it is named. */
async function titlesOf({ query }: Database, news: { revision: Revision }[]): Promise<Map<number, StoredValues>> {
  const shown = news.map(({ revision }) => revision.seq)
  const rows =
    shown.length > 0
      ? await query.selectFrom('revisions').select(['seq', 'data']).where('seq', 'in', shown).execute()
      : []
  return new Map(rows.map(({ seq, data }) => [seq, JSON.parse(data ?? '{}') as StoredValues]))
}

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

function openWork({ definition, copied: { item, publishAt, unpublishAt }, state }: Listed): OpenWork {
  return {
    path: pathOf(definition, item.id),
    title: definition.kind === 'document' ? definition.label : titleOf(definition, item),
    area: areaOf(definition),
    state,
    changedAt: item.updatedAt,
    publishAt,
    unpublishAt,
  }
}

/** Drafts that wait come first, the oldest on top; deleted ones wait for nobody. */
function openReviews(
  reviews: Selectable<Tables['reviews']>[],
  find: (collection: string, id: string) => Listed | undefined,
  nameOf: (id: string) => string,
): OpenReview[] {
  const open = reviews.flatMap(({ collection, document_id, state, by, at }): OpenReview[] => {
    const listed = find(collection, document_id)
    if (!listed) return []
    const { path, title } = openWork(listed)
    return [{ path, title, state, by: nameOf(by), at }]
  })
  return [...open.filter(({ state }) => state === 'waiting'), ...open.filter(({ state }) => state !== 'waiting')]
}

/** Open places now, against those that the built-in texts began with. */
function placeholdersOf(items: Listed[], editable: AnyDefinition[]): Dashboard['gaps'] {
  // In the order of the registry: what the law asks for comes before the rest.
  const open = items.filter(({ gaps }) => gaps.length > 0).flatMap(openGaps)
  const openCount = open.reduce((sum, { count }) => sum + count, 0)
  const atFirst = editable.reduce((sum, definition) => sum + placeholdersOfDefaults(definition), 0)
  const all = Math.max(atFirst, openCount)
  return { open, all, filled: all - openCount }
}

/** A text with several places is named by its document, a field by its label. */
function openGaps({ definition, copied, gaps }: Listed): OpenPlaceholders[] {
  const { id } = copied.item
  const area = areaOf(definition)
  return gaps.map(({ path: place, field, input, count }) => {
    const path =
      definition.kind === 'document' ? adminPaths.field(id, place) : adminPaths.itemField(definition.name, id, place)
    return input === 'html' ? { path, title: area, note: '', count } : { path, title: field, note: area, count }
  })
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
