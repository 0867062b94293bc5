import { germanDay, daysUntil } from '#shared/time/german-day.ts'
import { missingPagesDays, pathKey, type MissingPage } from '#shared/redirects/redirect-rules.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { countsAsMissing } from './countable-path.ts'

const writeEveryMs = 30_000
/** More in one day are somebody's game, or a site whose addresses all changed; the most frequent come first anyway. */
const pathsPerDay = 200
const mostPending = 1_000
const listed = 100

/** What visitors asked for in vain: the path and how often on a day, and nothing else. */
export function openMissingPages(database: Database, now: () => Date) {
  let pending = new Map<string, number>()
  let writing = Promise.resolve()

  function write(): Promise<void> {
    writing = writing.catch(() => {}).then(writePending)
    return writing
  }

  async function writePending(): Promise<void> {
    const counted = pending
    if (counted.size === 0) return
    pending = new Map()
    const day = germanDay(now())
    await inWriteTransaction(database, async (transaction) => {
      const rows = await transaction.selectFrom('missing_pages').select('path').where('day', '=', day).execute()
      const known = new Set(rows.map(({ path }) => path))
      for (const [path, views] of counted) {
        if (!known.has(path) && known.size >= pathsPerDay) continue
        known.add(path)
        await transaction
          .insertInto('missing_pages')
          .values({ day, path, views })
          .onConflict((conflict) =>
            conflict
              .columns(['day', 'path'])
              .doUpdateSet(({ ref, eb }) => ({ views: eb('missing_pages.views', '+', ref('excluded.views')) })),
          )
          .execute()
      }
      const [oldest] = daysUntil(day, missingPagesDays)
      await transaction.deleteFrom('missing_pages').where('day', '<', oldest!).execute()
    })
  }

  const chore: Chore = { name: 'write missing pages', everyMs: writeEveryMs, work: write }
  return {
    count(pathname: string): void {
      const path = pathKey(pathname)
      if (!countsAsMissing(path) || (pending.size >= mostPending && !pending.has(path))) return
      pending.set(path, (pending.get(path) ?? 0) + 1)
    },
    write,
    /** The most frequent first, up to this moment. */
    async list(): Promise<MissingPage[]> {
      await write()
      const [oldest] = daysUntil(germanDay(now()), missingPagesDays)
      const rows = await database.query
        .selectFrom('missing_pages')
        .select(({ fn }) => ['path', fn.sum('views').as('views'), fn.max('day').as('lastDay')])
        .where('day', '>=', oldest!)
        .where('path', 'not in', database.query.selectFrom('redirects').select('source'))
        .groupBy('path')
        .orderBy('views', 'desc')
        .orderBy('path')
        .limit(listed)
        .execute()
      return rows.map(({ path, views, lastDay }) => ({ path, views: Number(views), lastDay: String(lastDay) }))
    },
    chore,
  }
}
