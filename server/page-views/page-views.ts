import type { Transaction } from 'kysely'
import { daysUntil, germanDay } from '#shared/time/german-day.ts'
import { pageViewRanges } from '#shared/page-views/page-views.ts'
import type { Chore } from '#server/base/chores.ts'
import { chunks } from '#server/database/chunks.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { countedPage, fromNowhere, fromOthers, fromThisSite, referrerOf, type AnsweredRequest } from './countable.ts'
import { reportPageViews } from './report.ts'

const writeEveryMs = 30_000
const forgetEveryMs = 24 * 3_600_000
const longestRange = Math.max(...pageViewRanges)
/** More hosts than this between two writes or on a day are somebody's game; their views count, their names do not. */
const mostPending = 5_000
export const mostHostsPerDay = 100

/**
 * Totals of page views without cookies or any mark of a person (docs/decisions/0010). Counting is a few comparisons
 * and a Map; the totals are written together from time to time.
 */
export function openPageViews(database: Database, now: () => Date) {
  let pending = createTotals()
  let formatted = { minute: 0, day: '' }
  let writing = Promise.resolve()

  /** Formatting a day is dear for something that happens with every page. */
  function today(): string {
    const minute = Math.floor(now().getTime() / 60_000)
    if (minute !== formatted.minute) formatted = { minute, day: germanDay(now()) }
    return formatted.day
  }

  function count(answered: AnsweredRequest): void {
    const page = countedPage(answered)
    if (page === undefined) return
    pending.add(today(), page, referrerOf(answered))
  }

  /** One write at a time; what could not be written is counted again with the next one. */
  function write(): Promise<void> {
    writing = writing.catch(() => {}).then(writePending)
    return writing
  }

  async function writePending(): Promise<void> {
    const counted = pending.views()
    if (counted.length === 0) return
    pending = createTotals()
    try {
      await inWriteTransaction(database, async (transaction) => {
        const named = await hostsOf(transaction, counted)
        for (const part of chunks(withKnownHosts(counted, named)))
          await transaction
            .insertInto('page_views')
            .values(part)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'page', 'referrer'])
                .doUpdateSet(({ ref, eb }) => ({ views: eb('page_views.views', '+', ref('excluded.views')) })),
            )
            .execute()
      })
    } catch (cause) {
      for (const { day, page, referrer, views } of counted) pending.add(day, page, referrer, views)
      throw cause
    }
  }

  /** A report compares a year with the one before; nothing older is needed. */
  async function forget(): Promise<void> {
    const [oldest] = daysUntil(germanDay(now()), 2 * longestRange + 1)
    await inWriteTransaction(database, (transaction) =>
      transaction.deleteFrom('page_views').where('day', '<', oldest!).execute(),
    )
  }

  const writer: Chore = { name: 'write page views', everyMs: writeEveryMs, work: write }
  const cleaner: Chore = { name: 'forget old page views', everyMs: forgetEveryMs, work: forget }
  return {
    count,
    write,
    /** Figures for the dashboard, up to this moment. */
    async report(days: number) {
      await write()
      return reportPageViews(database, germanDay(now()), days)
    },
    chores: [writer, cleaner],
  }
}

type Views = { day: string; page: string; referrer: string; views: number }

/** Maps in maps: to look one up no string has to be made, and that would be most of what a view costs. */
function createTotals() {
  const days = new Map<string, Map<string, Map<string, number>>>()
  let places = 0

  return {
    add(day: string, page: string, referrer: string, views = 1): void {
      const hosts = entryOf(entryOf(days, day), page)
      const isNew = !hosts.has(referrer)
      if (isNew) places++
      const counted = isNew && places > mostPending ? fromOthers : referrer
      hosts.set(counted, (hosts.get(counted) ?? 0) + views)
    },
    views: (): Views[] =>
      [...days].flatMap(([day, pages]) =>
        [...pages].flatMap(([page, hosts]) => [...hosts].map(([referrer, views]) => ({ day, page, referrer, views }))),
      ),
  }
}

function entryOf<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  let entry = map.get(key)
  if (!entry) map.set(key, (entry = new Map()))
  return entry
}

type Hosts = Map<string, Set<string>>

/** The hosts that each of the days names already. */
async function hostsOf(transaction: Transaction<Tables>, counted: Views[]): Promise<Hosts> {
  const days = new Set(counted.map(({ day }) => day))
  const hosts: Hosts = new Map([...days].map((day) => [day, new Set([fromNowhere, fromThisSite, fromOthers])]))
  const rows = await transaction
    .selectFrom('page_views')
    .select(['day', 'referrer'])
    .distinct()
    .where('day', 'in', [...days])
    .execute()
  for (const { day, referrer } of rows) hosts.get(day)?.add(referrer)
  return hosts
}

/** The rows to be added: the first hosts of a day by their names, the others together. */
function withKnownHosts(counted: Views[], hosts: Hosts): Views[] {
  const rows = new Map<string, Views>()
  for (const { day, page, referrer: host, views } of counted) {
    const named = hosts.get(day) ?? new Set<string>()
    const referrer = named.has(host) || named.size < mostHostsPerDay ? host : fromOthers
    named.add(referrer)
    const place = JSON.stringify([day, page, referrer])
    rows.set(place, { day, page, referrer, views: views + (rows.get(place)?.views ?? 0) })
  }
  return [...rows.values()]
}
