import { mayBeSealed, type SelfTestResult } from '#shared/self-test/self-test.ts'
import { germanDay } from '#shared/time/german-day.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

/** With the last change that it knows of, which results of earlier versions do not name. */
export type KnownResult = SelfTestResult & { seq?: number }
type Parts = { database: Database; feed: Pick<ChangeFeed, 'catchUp'>; now: () => Date }

/** The name under which the feed tells of a result that pages show. */
const feedName = 'selfTest'
const theRow = 1

/** The last result of all nodes, and what was published since. */
export function openResults({ database, feed, now }: Parts) {
  const openedAt = now().toISOString()

  async function read(query: Database['query']): Promise<KnownResult | undefined> {
    const row = await query.selectFrom('self_tests').select('result').executeTakeFirst()
    return row && (JSON.parse(row.result) as KnownResult)
  }

  function sealOf(result: SelfTestResult | undefined): string | undefined {
    return result && mayBeSealed(result, now()) ? germanDay(new Date(result.at)) : undefined
  }

  return {
    openedAt,
    last: () => read(database.query),

    /** What visitors can see of it, in the order of the feed; without a result to go on from, since the start. */
    publishedSince(result: KnownResult | undefined) {
      const changes = database.query
        .selectFrom('changes')
        .select(['collection', 'document_id', 'at'])
        .where('audience', '=', 'public')
        .where('collection', '!=', feedName)
        .orderBy('seq')
      const news =
        result?.seq === undefined ? changes.where('at', '>=', openedAt) : changes.where('seq', '>', result.seq)
      return news.execute()
    },

    async newestChange(): Promise<number> {
      const max = database.query.selectFrom('changes').select(({ fn }) => fn.max('seq').as('seq'))
      return Number((await max.executeTakeFirst())?.seq ?? 0)
    },

    /** Pages are told only when what they say of it is something else now. */
    async keep(result: KnownResult & { seq: number }): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        const before = await read(transaction)
        // Another node has seen more meanwhile; what was found here is still told.
        if (before?.seq !== undefined && before.seq > result.seq && result.findings.length === 0) return
        await transaction.deleteFrom('self_tests').execute()
        await transaction
          .insertInto('self_tests')
          .values({ id: theRow, at: result.at, result: JSON.stringify(result) })
          .execute()
        if (sealOf(result) === sealOf(before)) return
        await transaction
          .insertInto('changes')
          .values({ collection: feedName, document_id: feedName, version: 0, audience: 'public', at: result.at })
          .execute()
      })
      await feed.catchUp()
    },
  }
}
