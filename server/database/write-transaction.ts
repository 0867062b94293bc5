import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { isBusy } from './advice.ts'
import type { Database, Tables } from './schema.ts'

const writersLock = 7_283_461
/** Nobody waits longer for a write to begin, whatever is in its way: another process, or the writes before it. */
const patienceMs = 5_000
const tryAgainEveryMs = 40

/** The last write of each database; the next one waits for it here, without holding a connection that readers need. */
const lastWrites = new WeakMap<Database['query'], Promise<unknown>>()

/**
 * Writers take turns: within this process in a queue, between processes by a lock (BEGIN IMMEDIATE on SQLite, an advisory
 * lock on PostgreSQL). So the numbers of the change feed appear in the order of commits: who has read up to N never misses
 * a later N - 1.
 */
export function inWriteTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTurn(database, async (transaction) => {
    await database.beforeWrite?.(transaction)
    return work(transaction)
  })
}

/** The same for what must be possible while the site moves: its schema, and the move itself. */
export function inUnguardedTransaction<Result>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTurn(database, work)
}

function inTurn<Result>({ engine, query }: Database, work: (transaction: Transaction<Tables>) => Promise<Result>) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  let state: 'waiting' | 'writing' | 'given up' = 'waiting'
  let isLate = false
  let cause: unknown = new Error('the writes before this one took too long')
  const timer = setTimeout(() => {
    isLate = true
    if (state === 'waiting') giveUp()
  }, patienceMs)
  function giveUp() {
    state = 'given up'
    reject(new AppError('unavailable', 503, errorMessages.unavailable, { cause }))
  }

  const write = () =>
    query.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(transaction)
      // Whoever was told that nothing is stored must not find it stored.
      if (state === 'given up') throw new Error('nobody waits for this write any more')
      state = 'writing'
      return work(transaction)
    })

  /** Another process may be writing for a moment; a transaction that could not begin has changed nothing. */
  async function untilDone(): Promise<void> {
    while (state === 'waiting') {
      try {
        return resolve(await write())
      } catch (failure) {
        if (!isBusy(failure)) return reject(failure)
        cause = failure
        if (isLate) return giveUp()
        state = 'waiting'
        await delay(tryAgainEveryMs)
      }
    }
  }

  const turn = (lastWrites.get(query) ?? Promise.resolve()).then(untilDone).finally(() => clearTimeout(timer))
  lastWrites.set(query, turn)
  return promise
}
