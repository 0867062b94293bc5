import { definitions } from '#shared/content/index.ts'
import { mayUse, rightToDraft } from '#shared/people/people.ts'
import type { Traveller, TravelStop } from '#shared/travel/moment.ts'
import type { Database } from '#server/database/schema.ts'

/** Of each side of the chosen moment: as many as a slider can tell apart. */
const mostStops = 150

/** The collections whose plans somebody may know. */
export function plannedAreas({ role }: Traveller): string[] {
  return definitions.filter((definition) => mayUse({ role }, rightToDraft(definition))).map(({ name }) => name)
}

/** The moments around one at which something changed for visitors, and all at which something is planned. */
export async function readStops(database: Database, traveller: Traveller, { at, now }: { at: string; now: string }) {
  const [before, after, planned] = await Promise.all([
    pastStops(database, { until: at }),
    pastStops(database, { after: at }),
    plannedStops(database, traveller, now),
  ])
  return [...before.toReversed(), ...after, ...planned]
}

/** Since when there are versions of the site; undefined where there is none yet. */
export async function knownSince({ query }: Database): Promise<string | undefined> {
  const row = await query
    .selectFrom('revisions')
    .select('at')
    .where('audience', '=', 'public')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

async function pastStops({ query }: Database, { until, after }: { until?: string; after?: string }) {
  const rows = query
    .selectFrom('revisions')
    .select(({ fn }) => ['at', fn.countAll<number | string>().as('changes')])
    .where('audience', '=', 'public')
    .groupBy('at')
    .limit(mostStops)
  const found = await (
    until === undefined
      ? rows.where('at', '>', after ?? '').orderBy('at')
      : rows.where('at', '<=', until).orderBy('at', 'desc')
  ).execute()
  return found.map(({ at, changes }): TravelStop => ({ at, changes: Number(changes), planned: false }))
}

/** What is overdue stays planned and has no moment any more. */
async function plannedStops({ query }: Database, traveller: Traveller, now: string): Promise<TravelStop[]> {
  const rows = await query
    .selectFrom('documents')
    .select(['publish_at', 'unpublish_at'])
    .where('collection', 'in', plannedAreas(traveller))
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('publish_at', '>', now), eb('unpublish_at', '>', now)]))
    .execute()
  const moments = rows
    .flatMap(({ publish_at, unpublish_at }) => [publish_at, unpublish_at])
    .filter((moment) => moment !== null && moment > now) as string[]
  const counts = Map.groupBy(moments.toSorted(), (moment) => moment)
  return [...counts].slice(0, mostStops).map(([at, all]) => ({ at, changes: all.length, planned: true }))
}
