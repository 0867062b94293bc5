import type { IdentityErrorCode } from '#shared/messages/identity.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { identityError, isIdentityErrorCode } from './identity-error.ts'
import { signInResultMs } from '#server/base/limits.ts'
import { hashToken, sealFor, unsealFor } from './tokens.ts'

export type SignInResults = ReturnType<typeof createSignInResults>
type Result = { eventId: string; browser: string; session?: string; error?: IdentityErrorCode }

/** How sign-ins at a provider ended; each result is given out once, to the browser that began it, for ten minutes. */
export function createSignInResults(database: Database, now: () => Date) {
  const oldest = () => new Date(now().getTime() - signInResultMs).toISOString()
  return {
    async keep({ eventId, browser, session, error }: Result): Promise<void> {
      const row = {
        event_id: eventId,
        browser_hash: hashToken(browser),
        session_cookie: session === undefined ? null : sealFor(browser, session),
        error_code: error ?? null,
        created_at: now().toISOString(),
      }
      await inWriteTransaction(database, (transaction) =>
        transaction
          .insertInto('sign_in_results')
          .values(row)
          // An event id that comes twice belongs to whoever was first.
          .onConflict((conflict) => conflict.column('event_id').doNothing())
          .execute(),
      )
    },
    /** The prepared session, or undefined while nothing is there; throws how it failed. */
    async take(eventId: string, browser: string): Promise<string | undefined> {
      const [row] = await inWriteTransaction(database, (transaction) =>
        transaction
          .deleteFrom('sign_in_results')
          .where('event_id', '=', eventId)
          .where('browser_hash', '=', hashToken(browser))
          .where('created_at', '>=', oldest())
          .returningAll()
          .execute(),
      )
      if (!row) return undefined
      const session = row.session_cookie && unsealFor(browser, row.session_cookie)
      if (session) return session
      throw identityError(isIdentityErrorCode(row.error_code) ? row.error_code : 'internal-error')
    },
    async forgetOld(): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('sign_in_results').where('created_at', '<', oldest()).execute(),
      )
    },
  }
}
