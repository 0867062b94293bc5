import { accountEmail } from '#shared/text/email.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import type { Log } from '../base/log.ts'
import { readableEmail } from '../base/readable-email.ts'
import { failedSignInNotedMs } from '#server/base/limits.ts'

export type FailedSignIns = ReturnType<typeof createFailedSignIns>
const nobody = { id: 'nobody', name: 'Unbekannt' }
type Parts = { database: Database; log: Log; now: () => Date }

/**
 * Wrong passwords and codes in the audit log, one line per account and hour however often somebody guesses. Addresses
 * without an account leave none: people type passwords there, and the log would grow as guessers like.
 */
export function createFailedSignIns({ database, log, now }: Parts) {
  const underWay = new Set<Promise<void>>()

  async function write(account: { email: string } | { id: string }): Promise<void> {
    const [column, value] =
      'id' in account ? (['id', account.id] as const) : (['email', accountEmail(account.email)] as const)
    const user = await database.query.selectFrom('users').select('email').where(column, '=', value).executeTakeFirst()
    if (!user) return
    const at = now()
    const since = new Date(at.getTime() - failedSignInNotedMs).toISOString()
    await inWriteTransaction(database, async (transaction) => {
      const noted = await transaction
        .selectFrom('audit_log')
        .select('seq')
        .where('action', '=', 'session.failed')
        .where('subject', '=', readableEmail(user.email))
        .where('at', '>', since)
        .limit(1)
        .executeTakeFirst()
      if (noted) return
      await writeAudit(transaction, { by: nobody, action: 'session.failed', subject: user.email }, at.toISOString())
    })
  }

  return {
    /** Goes on by itself: the time of the answer must not tell whether there is such an account. */
    note(account: { email: string } | { id: string }): void {
      const running = write(account)
        .catch((cause: unknown) => log.warn('failed sign-in not noted', { cause }))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    async close(): Promise<void> {
      await Promise.allSettled(underWay)
    },
  }
}
