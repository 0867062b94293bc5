import { sql } from 'kysely'
import { daysUntil, germanDay } from '#shared/time/german-day.ts'
import type { DailyFigures } from '#shared/operations/operations.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { RequestCounts } from './request-counts.ts'

type Parts = {
  database: Database
  requests: Pick<RequestCounts, 'read'>
  renders(): { count: number; ms: number }
  now: () => Date
}
type Sums = Record<'requests' | 'failures' | 'renders' | 'renderMs', number>

const writeEveryMs = 10 * 60_000
const shownDays = 30
const keptDays = 90

/** Figures of each day, of all nodes together, so that somebody sees what was different yesterday. */
export function openDailyFigures({ database, requests, renders, now }: Parts) {
  let written = sums()

  function sums(): Sums {
    const { fromMemory, worked } = requests.read()
    const all = [...fromMemory, ...worked]
    const total = (entries: { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0)
    const { count, ms } = renders()
    return {
      requests: total(all),
      failures: total(all.filter(({ status }) => status === '5xx')),
      renders: count,
      renderMs: Math.round(ms),
    }
  }

  /** What came since the last time is added to the day; of memory counts the most. */
  async function write(): Promise<void> {
    const current = sums()
    const names = Object.keys(current) as (keyof Sums)[]
    const news = names.map((name) => ({ name, value: current[name] - written[name] })).filter(({ value }) => value > 0)
    const day = germanDay(now())
    await inWriteTransaction(database, async (transaction) => {
      for (const { name, value } of news)
        await transaction
          .insertInto('daily_figures')
          .values({ day, name, value })
          .onConflict((conflict) =>
            conflict.columns(['day', 'name']).doUpdateSet({ value: sql<number>`daily_figures.value + excluded.value` }),
          )
          .execute()
      await transaction
        .insertInto('daily_figures')
        .values({ day, name: 'memoryBytes', value: process.memoryUsage.rss() })
        .onConflict((conflict) =>
          conflict.columns(['day', 'name']).doUpdateSet({
            value: sql<number>`case when excluded.value > daily_figures.value then excluded.value else daily_figures.value end`,
          }),
        )
        .execute()
      await transaction.deleteFrom('daily_figures').where('day', '<', daysUntil(day, keptDays)[0]!).execute()
    })
    written = current
  }

  return {
    write,
    chore: { name: 'write daily figures', everyMs: writeEveryMs, work: write },
    /** Oldest first, days without anything as well. */
    async read(): Promise<DailyFigures[]> {
      const days = daysUntil(germanDay(now()), shownDays)
      const rows = await database.query.selectFrom('daily_figures').selectAll().where('day', '>=', days[0]!).execute()
      const valueOf = (day: string, name: string) =>
        Number(rows.find((row) => row.day === day && row.name === name)?.value ?? 0)
      return days.map((day) => {
        const renderCount = valueOf(day, 'renders')
        return {
          day,
          requests: valueOf(day, 'requests'),
          failures: valueOf(day, 'failures'),
          renders: renderCount,
          renderMs: renderCount > 0 ? Math.round(valueOf(day, 'renderMs') / renderCount) : 0,
          memoryBytes: valueOf(day, 'memoryBytes'),
        }
      })
    },
  }
}
