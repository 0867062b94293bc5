import { turnsBetween } from '#shared/status/incidents.ts'
import type { Chore } from '#server/base/chores.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'list'>
  feed: Pick<ChangeFeed, 'catchUp'>
  now: () => Date
}

const everyMs = 15_000

/** Disturbances end and maintenance begins by the clock: pages that are kept in memory have to hear of it. */
export function followIncidents({ database, store, feed, now }: Parts): Chore {
  let lookedAt = now()
  return {
    name: 'follow incidents',
    everyMs,
    async work() {
      const at = now()
      if (turnsBetween(await store.list('incidents'), lookedAt, at)) {
        const change = { collection: 'status', document_id: 'status', version: 0, audience: 'public' as const }
        await inWriteTransaction(database, (transaction) =>
          transaction
            .insertInto('changes')
            .values({ ...change, at: at.toISOString() })
            .execute(),
        )
        await feed.catchUp()
      }
      lookedAt = at
    },
  }
}
