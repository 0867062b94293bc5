import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { failuresForgottenMs, firstWaitMs, freeFailures, longestWaitMs } from '#server/base/limits.ts'

export type Throttle = ReturnType<typeof createThrottle>
type Kind = keyof typeof freeFailures
type Key = { kind: Kind; hash: string }
/** When a try was counted, and since when each key counted before. */
type Reserved = { at: string; former: Map<string, string> }
/**
 * Whose failures count: the account that was tried, existing or not, and the address it came from. On a device that its
 * owner used before, the device counts instead of the account.
 */
export type SignInAttempt = { account: string; address: string; device?: string }

const wrongGuesses: ErrorCode[] = ['invalid-credential', 'second-factor-invalid']

/** After some failures each further try has to wait, twice as long every time (per account or device, and per address). */
export function createThrottle(database: Database, secret: () => Promise<string>, now: () => Date) {
  let known: Promise<string> | undefined
  function readSecret(): Promise<string> {
    known ??= secret().catch((cause: unknown) => {
      known = undefined
      throw cause
    })
    return known
  }

  // Keyed hashes: the table tells neither addresses nor who has an account.
  async function keysOf({ account, address, device }: SignInAttempt): Promise<Key[]> {
    const key = await readSecret()
    const keyed = (kind: Kind, value: string) => ({
      kind,
      hash: createHmac('sha256', key).update(`${kind} ${value.trim().toLowerCase()}`).digest('base64url'),
    })
    return [device ? keyed('device', `${device} ${account}`) : keyed('account', account), keyed('address', address)]
  }

  /** Since when each key counts, and how long it still has to wait. A time that lies ahead, by a clock set back, is now. */
  async function read(query: Database['query'], keys: Key[], at: number) {
    const rows = await query
      .selectFrom('sign_in_failures')
      .selectAll()
      .where(
        'key_hash',
        'in',
        keys.map(({ hash }) => hash),
      )
      .execute()
    return keys.flatMap(({ kind, hash }) => {
      const row = rows.find(({ key_hash }) => key_hash === hash)
      if (!row) return []
      const last = Math.min(Date.parse(row.last_at), at)
      return [{ hash, last, ahead: row.last_at !== asText(last), waitMs: last + waitAfter(kind, row.failures) - at }]
    })
  }

  /** Counts a try as failed before it is looked at: of many at once only so many get through as one by one. */
  async function reserve(keys: Key[]): Promise<Reserved> {
    const at = now().getTime()
    const counted = await read(database.query, keys, at)
    const isSettled = counted.some(({ ahead, waitMs }) => waitMs > 0 && !ahead)
    const found = isSettled
      ? counted
      : await inWriteTransaction(database, async (transaction) => {
          const current = await read(transaction, keys, at)
          const hasToWait = current.some(({ waitMs }) => waitMs > 0)
          // Written down also for those who have to wait: from here on the wait runs by the clock that is.
          for (const { hash, last, ahead } of current)
            if (ahead)
              await transaction
                .updateTable('sign_in_failures')
                .set({ last_at: asText(last) })
                .where('key_hash', '=', hash)
                .execute()
          if (!hasToWait) for (const { hash } of keys) await count(transaction, hash, asText(at))
          return current
        })
    const waitMs = Math.max(...found.map((key) => key.waitMs), 0)
    if (waitMs > 0)
      throw new AppError('too-many-requests', 429, errorMessages.tooManyRequests, {
        retryAfterSeconds: Math.ceil(waitMs / 1_000),
      })
    return { at: asText(at), former: new Map(found.map(({ hash, last }) => [hash, asText(last)])) }
  }

  /** Takes the reserved failures back; unless others tried in between, everything is as if this try had not been. */
  function giveBack(keys: Key[], { at, former }: Reserved, cleared = '') {
    return inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('sign_in_failures').where('key_hash', '=', cleared).execute()
      for (const { hash } of keys) {
        const mine = transaction.updateTable('sign_in_failures').where('key_hash', '=', hash)
        await mine.set((row) => ({ failures: row('failures', '-', 1) })).execute()
        await mine
          .set({ last_at: former.get(hash) ?? at })
          .where('last_at', '=', at)
          .execute()
      }
      await transaction.deleteFrom('sign_in_failures').where('failures', '<=', 0).execute()
    })
  }

  return {
    /**
     * Runs what decides on a guess. A wrong one stays counted; a right one clears the account or device, while the address
     * keeps its former count, so one known password does not help guessing others. Any other failure was no guess.
     */
    async guess<Result>(attempt: SignInAttempt, decide: () => Promise<Result>): Promise<Result> {
      const keys = await keysOf(attempt)
      const reserved = await reserve(keys)
      try {
        const result = await decide()
        await giveBack(keys, reserved, keys[0]!.hash)
        return result
      } catch (error) {
        if (!(error instanceof AppError && wrongGuesses.includes(error.code))) await giveBack(keys, reserved)
        throw error
      }
    },
    async forgetOld(): Promise<void> {
      const before = asText(now().getTime() - failuresForgottenMs)
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('sign_in_failures').where('last_at', '<', before).execute(),
      )
    },
  }
}

async function count(transaction: Transaction<Tables>, key_hash: string, at: string) {
  await transaction
    .insertInto('sign_in_failures')
    .values({ key_hash, failures: 1, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet((row) => ({ failures: row('sign_in_failures.failures', '+', 1), last_at: at })),
    )
    .execute()
}

function asText(time: number): string {
  return new Date(time).toISOString()
}

function waitAfter(kind: Kind, failures: number): number {
  const costly = failures - freeFailures[kind]
  return costly <= 0 ? 0 : Math.min(firstWaitMs * 2 ** (costly - 1), longestWaitMs)
}
