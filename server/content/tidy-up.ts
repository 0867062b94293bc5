import { sql, type Transaction } from 'kysely'
import { addMonths } from '#shared/inbox/inbox.ts'
import type { Chore } from '#server/base/chores.ts'
import { readSiteOptions } from './site-options.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'
import { forgetAppliedChanges } from './applied-changes.ts'
import { forgetOldChanges } from './forget-changes.ts'
import { keptSince, type Trash } from './trash.ts'
import { forgetOrphanedTalk } from './review-ends.ts'
import { forgetStatesBefore } from './revisions.ts'
import type { Snapshots } from './snapshots.ts'
import type { ContentStore } from './store.ts'
import { legalPaths } from '#shared/addresses/legal-names.ts'

/** As many as the history of an item shows, and far more of what visitors saw. */
const workRevisions = 200

const publicRevisions = 2_000

/** The archive of legal texts reads these, however old (server/content/past.ts). */
const archived = [...Object.keys(legalPaths), 'companyProfile', 'registeredServices']

const hourMs = 3_600_000

type Parts = {
  trash: Trash
  snapshots: Snapshots
  database: Database
  store: ContentStore
  log: Log
  now(): Date
}

/** Empties the trash of what has lain there too long, and forgets what nobody needs any more (docs/tables.md). */
export function tidyUp({ trash, snapshots, database, store, log, now }: Parts): Chore {
  return {
    name: 'tidy up',
    everyMs: hourMs,
    async work() {
      const removed = await trash.empty()
      if (removed > 0) log.info('emptied the trash of old items', { removed })
      await snapshots.forgetOld()
      const { auditMonths } = (await readSiteOptions(store)).retention
      await inWriteTransaction(database, async (transaction) => {
        await forgetStatesBefore(transaction, keptSince(now()))
        await forgetRevisions(transaction)
        await forgetOldChanges(transaction, now())
        await forgetOrphanedTalk(transaction)
        const oldestLine = addMonths(now(), -auditMonths).toISOString()
        // Half-finished sign-ins of better-auth, which forgets only those that somebody asks for.
        await sql`delete from verifications where "expiresAt" < ${now().toISOString()}`.execute(transaction)
        await transaction.deleteFrom('audit_log').where('at', '<', oldestLine).execute()
      })
      await forgetAppliedChanges(database, now())
    },
  }
}

/** What an item's history does not show any more. */
async function forgetRevisions(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    delete from revisions where seq in (
      select seq from (
        select seq, audience, collection,
          row_number() over (partition by collection, document_id order by seq desc) as place
        from revisions
      ) as numbered
      where (place > ${workRevisions} and audience = 'editors')
        or (place > ${publicRevisions} and collection not in (${sql.join(archived)}))
    )`.execute(transaction)
}
