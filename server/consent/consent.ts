import type { Chore } from '#server/base/chores.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Database } from '#server/database/schema.ts'
import { openSharedLimit } from '#server/http/shared-limit.ts'
import type { Log } from '#server/base/log.ts'
import { openLedger } from './ledger.ts'
import { openNotice } from './notice.ts'
import { readSiteOptions } from '#server/content/site-options.ts'

type Parts = { database: Database; store: PublishedReads; feed: ChangeFeed; log: Log; now: () => Date }

const expireEveryMs = 6 * 3_600_000
/** Nobody flips switches faster; one address may stand for a whole office. */
const callsPerMinute = 120

/** Cookie consent on the server: the text that asks, and the ledger that proves. */
export async function openConsent({ database, store, feed, log, now }: Parts) {
  const notice = openNotice({ database, store, feed, log, now })
  // Written down before the first page shows it; reading a page never writes.
  await notice.current().catch((cause) => log.warn('consent notice unreadable', { cause }))
  const ledger = openLedger(database, now)

  const expiry: Chore = {
    name: 'expire consents',
    everyMs: expireEveryMs,
    work: async () => ledger.expire((await readSiteOptions(store)).retention.consentMonths),
  }
  return {
    current: notice.current,
    stop: notice.stop,
    ledger,
    /** Whether the owner keeps a ledger (J18). */
    async keepsLedger(): Promise<boolean> {
      return (await readSiteOptions(store)).consentLedger
    },
    limit: openSharedLimit({ database, name: 'consent', limit: callsPerMinute, windowMs: 60_000, now }),
    chores: [expiry],
  }
}
