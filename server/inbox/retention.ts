import { addMonths } from '#shared/inbox/inbox.ts'
import type { ContentStore } from '../content/store.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import type { Log } from '../base/log.ts'

type Parts = { database: Database; store: Pick<ContentStore, 'document'>; log: Log; now: () => Date }

/** Deletes messages whose period after archiving is over (G9), and the tickets nobody can use any more. */
export async function deleteExpired({ database, store, log, now }: Parts): Promise<void> {
  const options = await store.document('siteOptions')
  if (!options) return
  const at = now()
  const limit = addMonths(at, -options.retention.archivedMessagesMonths).toISOString()
  const deleted = await inWriteTransaction(database, async (transaction) => {
    await transaction.deleteFrom('used_tickets').where('forget_at', '<', at.toISOString()).execute()
    return transaction.deleteFrom('messages').where('closed_at', '<', limit).executeTakeFirst()
  })
  const count = Number(deleted.numDeletedRows)
  if (count > 0) log.info('messages deleted, their retention period is over', { count })
}
