import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit, type AuditEntry } from '../audit/audit.ts'
import { cookiePrefix } from './auth-names.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { knownDeviceMs, knownDevicesPerAccount } from '#server/base/limits.ts'
import { hashToken, newToken } from './tokens.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>
type SignedIn = { user: { id: string }; sessionId: string }

const deviceCookieName = `${cookiePrefix}.device`

/**
 * Devices on which somebody signed in before. Their mark opens nothing; it lets its owner try a password while strangers
 * have the account locked. Ending the session or changing the password from elsewhere ends it as well.
 */
export function createKnownDevices(database: Database, now: () => Date) {
  const oldest = () => new Date(now().getTime() - knownDeviceMs).toISOString()

  return {
    /** The mark of this device, hashed, if the account was used on it before. */
    async recognise(headers: Headers, account: { email: string } | { id: string }): Promise<string | undefined> {
      const mark = readCookie({ headers }, deviceCookieName)
      if (!mark) return undefined
      const [column, value] =
        'id' in account
          ? (['users.id', account.id] as const)
          : (['users.email', account.email.trim().toLowerCase()] as const)
      const row = await database.query
        .selectFrom('known_devices')
        .innerJoin('users', 'users.id', 'known_devices.user_id')
        .select('mark_hash')
        .where('mark_hash', '=', hashToken(mark))
        .where('used_at', '>=', oldest())
        .where(column, '=', value)
        .executeTakeFirst()
      return row?.mark_hash
    },

    /** Marks the device anew at every sign-in, so that a mark which somebody planted there is worth nothing. */
    async remember(headers: Headers, { user, sessionId }: SignedIn, audit: AuditEntry): Promise<string> {
      const former = readCookie({ headers }, deviceCookieName)
      const mark = newToken()
      const row = { mark_hash: hashToken(mark), user_id: user.id, session_id: sessionId, used_at: now().toISOString() }
      await inWriteTransaction(database, async (transaction) => {
        // Other people who use this device stay known.
        if (former)
          await transaction
            .updateTable('known_devices')
            .set({ mark_hash: row.mark_hash })
            .where('mark_hash', '=', hashToken(former))
            .execute()
        await transaction
          .insertInto('known_devices')
          .values(row)
          .onConflict((conflict) => conflict.columns(['mark_hash', 'user_id']).doUpdateSet(row))
          .execute()
        const newest = transaction
          .selectFrom('known_devices')
          .select('mark_hash')
          .where('user_id', '=', user.id)
          .orderBy('used_at', 'desc')
          .limit(knownDevicesPerAccount)
        await transaction
          .deleteFrom('known_devices')
          .where('user_id', '=', user.id)
          .where('mark_hash', 'not in', newest)
          .execute()
        await writeAudit(transaction, audit, row.used_at)
      })
      return writeCookie(deviceCookieName, mark, knownDeviceMs)
    },

    async forgetOld(): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('known_devices').where('used_at', '<', oldest()).execute(),
      )
    },
  }
}
