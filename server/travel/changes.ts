import type { AnyDefinition } from '#shared/content/define.ts'
import { findDefinition, type CollectionName } from '#shared/content/index.ts'
import { referencedBy } from '#shared/editing/choices.ts'
import { differencesBetween, type Difference } from '#shared/editing/differences.ts'
import { isSame } from '#shared/editing/values.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { mayUse, rightToDraft } from '#shared/people/people.ts'
import type { TravelChange, TravelChangeKind, Traveller } from '#shared/travel/moment.ts'
import type { PublicStore } from '#server/content/public-reads.ts'
import type { StoredItem } from '#server/content/rows.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Database, RevisionAction } from '#server/database/schema.ts'
import { plannedAreas } from './stops.ts'

export type Span = { since: string; at: string }
type Step = { collection: string; id: string; at: string; action: RevisionAction; author: string }
type Parts = {
  database: Database
  contentAt: (at: string) => PublicStore
  names: (ids: string[]) => Promise<Record<string, string>>
  now: string
  traveller: Traveller
}

/** More is no list that anybody reads; what is left off is told. */
const mostSteps = 1_000
const mostItems = 200
const stepsShown = 5

/** What became of each item between two moments, those that changed last first. */
export async function readChanges(
  parts: Parts,
  { since, at }: Span,
): Promise<{ changes: TravelChange[]; more: boolean }> {
  const done = await pastSteps(parts.database, { since, at })
  const planned = await plannedSteps(parts, { since, at })
  const steps = [...planned, ...done].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const items = [...Map.groupBy(steps, ({ collection, id }) => `${collection}/${id}`).values()]
  const shown = items.slice(0, mostItems)
  const [before, after] = await Promise.all([since, at].map((moment) => readItems(parts, moment, shown)))
  const names = await parts.names([...new Set(shown.flat().map(({ author }) => author))])
  const known = { before: before!, after: after!, names, traveller: parts.traveller }
  const changes = shown.flatMap((all) => describe(all, known))
  return { changes, more: items.length > mostItems || done.length >= mostSteps }
}

/** Field by field what differs in one item between two moments. */
export async function readDifferences(
  { contentAt, store }: Pick<Parts, 'contentAt'> & { store: Pick<ContentStore, 'catalogue'> },
  definition: AnyDefinition,
  id: string,
  { since, at }: Span,
): Promise<Difference[]> {
  const name = definition.name as CollectionName
  const read = async (moment: string) => (await contentAt(moment).several(name, [id]))[0]
  const [before, after] = await Promise.all([read(since), read(at)])
  await store.catalogue.upToDate()
  const titles = new Map(
    referencedBy(name).flatMap((other) =>
      store.catalogue.shelf(other).inOrder.map((listed) => [listed.copied.item.id, titleIn(listed)]),
    ),
  )
  return differencesBetween(definition.fields, { ...before }, { ...after }, (other) => titles.get(other) ?? other)
}

function titleIn({ definition, copied }: { definition: AnyDefinition; copied: { item: StoredItem } }): string {
  return definition.kind === 'collection' ? titleOf(definition, copied.item) : definition.label
}

async function pastSteps({ query }: Database, { since, at }: Span): Promise<Step[]> {
  const rows = await query
    .selectFrom('revisions')
    .select(['collection', 'document_id', 'action', 'author', 'at'])
    .where('audience', '=', 'public')
    .where('at', '>', since)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(mostSteps)
    .execute()
  return rows.map(({ document_id, ...row }) => ({ ...row, id: document_id }))
}

async function plannedSteps({ database, now, traveller }: Parts, { since, at }: Span): Promise<Step[]> {
  const from = since > now ? since : now
  if (at <= from) return []
  const rows = await database.query
    .selectFrom('documents')
    .select(['collection', 'id', 'publish_at', 'unpublish_at'])
    .where('collection', 'in', plannedAreas(traveller))
    .where('deleted_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        and([eb('publish_at', '>', from), eb('publish_at', '<=', at)]),
        and([eb('unpublish_at', '>', from), eb('unpublish_at', '<=', at)]),
      ]),
    )
    .limit(mostSteps)
    .execute()
  return rows.flatMap(({ collection, id, publish_at, unpublish_at }) => {
    const step = (action: RevisionAction, moment: string | null): Step[] =>
      moment !== null && moment > from && moment <= at ? [{ collection, id, action, author: '', at: moment }] : []
    return [...step('publish', publish_at), ...step('unpublish', unpublish_at)]
  })
}

async function readItems({ contentAt }: Parts, moment: string, items: Step[][]): Promise<Map<string, StoredItem>> {
  const store = contentAt(moment)
  const places = Map.groupBy(
    items.map(([first]) => first!),
    ({ collection }) => collection,
  )
  const found = await Promise.all(
    [...places]
      .filter(([name]) => findDefinition(name))
      .map(async ([name, all]) => {
        const ids = all.map(({ id }) => id)
        // Of documents and collections alike; only the type tells them apart.
        const read = (await store.several(name as CollectionName, ids)) as unknown as StoredItem[]
        return read.map((item) => [`${name}/${item.id}`, item] as const)
      }),
  )
  return new Map(found.flat())
}

type Described = Pick<Parts, 'traveller'> & {
  before: Map<string, StoredItem>
  after: Map<string, StoredItem>
  names: Record<string, string>
}

function describe(steps: Step[], { before, after, names, traveller }: Described): TravelChange[] {
  const [{ collection, id, action }] = steps as [Step]
  const definition = findDefinition(collection)
  if (!definition) return []
  const [old, next] = [before, after].map((items) => items.get(`${collection}/${id}`))
  const kind = kindOf(old, next, action)
  if (!kind) return []
  const item = next ?? old
  const isCollection = definition.kind === 'collection'
  // Who works on what only administrators may write is told to them only.
  const mayKnow = mayUse(traveller, rightToDraft(definition))
  return [
    {
      collection,
      id,
      area: isCollection ? definition.label.one : definition.label,
      title: isCollection ? (item ? titleOf(definition, item) : id) : definition.label,
      kind,
      steps: steps.slice(0, stepsShown).map((step) => ({
        at: step.at,
        action: step.action,
        author: mayKnow ? (names[step.author] ?? step.author) : '',
      })),
      comparable: kind !== 'passed',
    },
  ]
}

/** Undefined where everything is as before, as after something was withdrawn and shown again. */
function kindOf(
  old: StoredItem | undefined,
  next: StoredItem | undefined,
  lastAction: RevisionAction,
): TravelChangeKind | undefined {
  if (old && next) return isSame(withoutTimes(old), withoutTimes(next)) ? undefined : 'changed'
  if (next) return 'appeared'
  if (old) return lastAction === 'delete' ? 'deleted' : 'withdrawn'
  return 'passed'
}

function withoutTimes({ createdAt: _created, updatedAt: _updated, ...values }: StoredItem) {
  return values
}
