import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database } from '#server/database/schema.ts'
import { readServerSecret } from '#server/database/server-secret.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { createRateLimit } from './rate-limit.ts'

type Options = { database: Database; name: string; limit: number; windowMs: number; now: () => Date }

/**
 * At most so many calls per key within the window that ends now, however many processes answer them. On SQLite there is
 * one, which counts in memory; on PostgreSQL calls are counted there as well. While it is away each counts for itself.
 */
export function openSharedLimit({ database, name, limit, windowMs, now }: Options) {
  const own = createRateLimit({ limit, windowMs, now })
  const isShared = database.engine === 'postgres'
  let secret: Promise<string> | undefined

  /** Keyed, so that the table tells nobody's address. */
  async function hashOf(key: string): Promise<string> {
    secret ??= readServerSecret(database, 'limits')
    secret.catch(() => (secret = undefined))
    return createHmac('sha256', await secret)
      .update(`${name} ${key}`)
      .digest('base64url')
  }

  async function count(key: string): Promise<string> {
    const key_hash = await hashOf(key)
    return database.query.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key_hash}, 0))`.execute(transaction)
      const at = now()
      const calls = await transaction
        .selectFrom('counted_calls')
        .select('at')
        .where('key_hash', '=', key_hash)
        .where('forget_at', '>', at.toISOString())
        .orderBy('at')
        .execute()
      if (calls.length >= limit) {
        const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(calls[0]!.at) + windowMs - at.getTime()) / 1_000))
        throw new AppError('too-many-requests', 429, errorMessages.tooManyRequests, { retryAfterSeconds })
      }
      const id = randomUUID()
      const forget_at = new Date(at.getTime() + windowMs).toISOString()
      await transaction.insertInto('counted_calls').values({ id, key_hash, at: at.toISOString(), forget_at }).execute()
      return id
    })
  }

  return {
    /** Counts a call; throws 429 with the seconds to wait when it is one too many. What it returns takes the call off again. */
    async take(key: string): Promise<() => void> {
      const forget = own.take(key)
      if (!isShared) return forget
      const id = await count(key).catch((cause: unknown) => {
        if (!(cause instanceof AppError)) throw cause
        if (cause.status !== 429) return undefined
        forget()
        throw cause
      })
      return () => {
        forget()
        if (id !== undefined) void forgetCall(database, id)
      }
    },
  }
}

/** Who is counted once too often waits a little longer, and that is all. */
async function forgetCall({ query }: Database, id: string): Promise<void> {
  await query
    .transaction()
    .execute((transaction) => transaction.deleteFrom('counted_calls').where('id', '=', id).execute())
    .catch(() => {})
}

/** What no limit asks for any more. */
export async function forgetCountedCalls(database: Database, now: Date): Promise<void> {
  await inWriteTransaction(database, (transaction) =>
    transaction.deleteFrom('counted_calls').where('forget_at', '<=', now.toISOString()).execute(),
  )
}
