import { createHmac } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { failuresForgottenMs, firstWaitMs, freeFailures, longestWaitMs } from './limits.ts'

export type Throttle = ReturnType<typeof createThrottle>
type Kind = keyof typeof freeFailures
/** Whose failures count: the account that was tried, existing or not, and the address it came from. */
export type Attempt = { account: string; address: string }

/** After some failures each further try has to wait, twice as long every time (per account and per address). */
export function createThrottle(database: Database, secret: () => Promise<string>, now: () => Date) {
  // Keyed hashes: the table tells neither addresses nor who has an account.
  async function keysOf({ account, address }: Attempt): Promise<[Kind, string][]> {
    const key = await secret()
    const hash = (kind: Kind, value: string) =>
      createHmac('sha256', key).update(`${kind} ${value.trim().toLowerCase()}`).digest('base64url')
    return [
      ['account', hash('account', account)],
      ['address', hash('address', address)],
    ]
  }

  return {
    /** Throws 429 while the wait is not over; asked before anything else, so a right guess is not let in early. */
    async check(attempt: Attempt): Promise<void> {
      for (const [kind, key] of await keysOf(attempt)) {
        const row = await database.query
          .selectFrom('sign_in_failures')
          .selectAll()
          .where('key_hash', '=', key)
          .executeTakeFirst()
        if (!row) continue
        const waitMs = Date.parse(row.last_at) + waitAfter(kind, row.failures) - now().getTime()
        if (waitMs > 0)
          throw new AppError('too-many-requests', 429, errorMessages.tooManyRequests, {
            retryAfterSeconds: Math.ceil(waitMs / 1_000),
          })
      }
    },
    async fail(attempt: Attempt): Promise<void> {
      const at = now().toISOString()
      const keys = await keysOf(attempt)
      await inWriteTransaction(database, async (transaction) => {
        for (const [, key_hash] of keys)
          await transaction
            .insertInto('sign_in_failures')
            .values({ key_hash, failures: 1, last_at: at })
            .onConflict((conflict) =>
              conflict
                .column('key_hash')
                .doUpdateSet((row) => ({ failures: row('sign_in_failures.failures', '+', 1), last_at: at })),
            )
            .execute()
      })
    },
    /** A success clears the account; the address keeps its count, so one known password does not help guessing others. */
    async succeed(attempt: Attempt): Promise<void> {
      const [[, account]] = (await keysOf(attempt)) as [[Kind, string], ...unknown[]]
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('sign_in_failures').where('key_hash', '=', account).execute(),
      )
    },
    async forgetOld(): Promise<void> {
      const before = new Date(now().getTime() - failuresForgottenMs).toISOString()
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('sign_in_failures').where('last_at', '<', before).execute(),
      )
    },
  }
}

export function waitAfter(kind: Kind, failures: number): number {
  const costly = failures - freeFailures[kind]
  return costly <= 0 ? 0 : Math.min(firstWaitMs * 2 ** (costly - 1), longestWaitMs)
}
