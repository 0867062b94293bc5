import type { Config } from '#server/base/config.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { guardWrites, moveArea, moving } from '#server/database/move-table.ts'
import type { MoveRow } from '#server/database/rows/operations.ts'
import type { Database } from '#server/database/schema.ts'
import { inUnguardedTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'
import { placesOf, samePlaces, type SitePlaces } from './site-places.ts'

type Parts = { config: Config; database: Database; feed: Pick<ChangeFeed, 'subscribe' | 'catchUp'>; log: Log }

/** Whether the site takes changes; every process hears of it by the change feed, and every write looks for itself. */
export async function openMoveLock({ config, database, feed, log }: Parts) {
  guardWrites(database)
  let known = await readMove(database)
  if (known?.state === 'left' && samePlaces(known, placesOf(config))) {
    await setMove(database, undefined, new Date().toISOString())
    known = undefined
    log.info('moved: the site takes changes again')
  }
  feed.subscribe((changes) => {
    if (!changes.some(({ collection }) => collection === moveArea || collection === '*')) return
    readMove(database)
      .then((row) => (known = row))
      .catch((cause) => log.warn('whether the site moves could not be read', { cause }))
  })
  return {
    state: (): MoveRow['state'] | undefined => known?.state,
    /** For what does not write by itself: signing in, second factors. */
    refuseWrites(): void {
      if (known) throw moving()
    },
  }
}

export async function readMove({ query }: Database): Promise<MoveRow | undefined> {
  return query.selectFrom('moves').selectAll().executeTakeFirst()
}

/** Begins, changes or ends a move; the change feed tells every process on this database. */
export async function setMove(
  database: Database,
  move: (SitePlaces & { state: MoveRow['state'] }) | undefined,
  at: string,
): Promise<void> {
  await inUnguardedTransaction(database, async (transaction) => {
    await transaction.deleteFrom('moves').execute()
    if (move)
      await transaction
        .insertInto('moves')
        .values({ id: 1, since: at, ...move })
        .execute()
    await transaction
      .insertInto('changes')
      .values({ collection: moveArea, document_id: moveArea, version: 0, audience: 'editors', at })
      .execute()
  })
}
