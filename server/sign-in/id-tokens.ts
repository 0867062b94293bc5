import { withIssueTime } from '#shared/sign-in/id-token.ts'
import { idTokenMaxAgeMs } from '#shared/limits.ts'
import { identityError } from './identity-error.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { hashToken, newToken, sealFor, unsealFor } from './tokens.ts'

export type PreparedSession = { value: string; remember: boolean }
export type IdTokens = ReturnType<typeof createIdTokens>

/**
 * Every way of signing in ends with a one-time ID token (I4). It stands for a session that is prepared on the server;
 * the page posts it as bearer to the session endpoint, and only that sets the cookie.
 */
export function createIdTokens(database: Database, now: () => Date) {
  return {
    issue({ value, remember }: PreparedSession): Promise<string> {
      return inWriteTransaction(database, async (transaction) => {
        const issuedAt = now()
        const token = withIssueTime(newToken(), issuedAt)
        await transaction
          .insertInto('id_tokens')
          .values({
            token_hash: hashToken(token),
            session_cookie: sealFor(token, value),
            remember: Number(remember),
            issued_at: issuedAt.toISOString(),
          })
          .execute()
        return token
      })
    },
    /** Once only, and only while it is young (B16). */
    async redeem(token: string): Promise<PreparedSession> {
      const [row] = await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('id_tokens').where('token_hash', '=', hashToken(token)).returningAll().execute(),
      )
      if (!row || Date.parse(row.issued_at) < now().getTime() - idTokenMaxAgeMs)
        throw identityError('user-token-expired')
      const value = unsealFor(token, row.session_cookie)
      if (value === undefined) throw identityError('user-token-expired')
      return { value, remember: row.remember === 1 }
    },
    async forgetOld(): Promise<void> {
      const before = new Date(now().getTime() - idTokenMaxAgeMs).toISOString()
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('id_tokens').where('issued_at', '<', before).execute(),
      )
    },
  }
}
