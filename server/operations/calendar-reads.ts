import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { collections, definitions } from '#shared/content/index.ts'
import type { CalendarEntry } from '#shared/lists/calendar.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { germanDay } from '#shared/time/german-day.ts'
import type { Listed } from '#server/content/catalogue.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'

type Parts = { store: Pick<ContentStore, 'catalogue'>; feed: Pick<ChangeFeed, 'read'> }

/** What appears and ends in some days by itself, and posts that appeared: only of what somebody may edit. */
export async function readCalendar(
  { store: { catalogue }, feed }: Parts,
  role: Role,
  { from, to }: { from: string; to: string },
): Promise<CalendarEntry[]> {
  await feed.read()
  await catalogue.upToDate()
  return definitions
    .filter((definition) => mayUse({ role }, rightToDraft(definition)))
    .flatMap(({ name }) => catalogue.shelf(name).inOrder.flatMap(entriesOf))
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

function entriesOf({ definition, copied, state, post }: Listed): CalendarEntry[] {
  const { item, publishAt, unpublishAt } = copied
  const appeared = definition.name === collections.blogPosts.name ? post?.date : undefined
  const moments: [CalendarEntry['kind'], string | null | undefined][] = [
    ['publishes', publishAt],
    ['ends', unpublishAt],
    ['appeared', appeared],
  ]
  // Most items have no moment: nothing is made for them.
  if (!publishAt && !unpublishAt && !appeared) return []
  const isDocument = definition.kind === 'document'
  const entry = {
    title: isDocument ? definition.label : titleOf(definition, item),
    area: isDocument ? definition.label : definition.label.one,
    path: isDocument ? adminPaths.document(item.id) : adminPaths.item(definition.name, item.id),
    state,
  }
  return moments.flatMap(([kind, at]) => (at ? [{ ...entry, kind, at, day: germanDay(new Date(at)) }] : []))
}
