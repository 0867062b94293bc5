import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { isBusy } from './advice.ts'
import type { Database, Tables } from './schema.ts'

const writersLock = 7_283_461
const tryAgainForMs = 5_000
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
  const write = () =>
    query.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(transaction)
      return work(transaction)
    })
  const turn = (lastWrites.get(query) ?? Promise.resolve()).catch(() => {}).then(() => whenFree(write))
  lastWrites.set(query, turn)
  return turn
}

/** Another process may be writing for a moment; a transaction that could not begin has changed nothing. */
async function whenFree<Result>(write: () => Promise<Result>): Promise<Result> {
  const giveUpAt = performance.now() + tryAgainForMs
  for (;;) {
    try {
      return await write()
    } catch (cause) {
      if (!isBusy(cause)) throw cause
      if (performance.now() > giveUpAt) throw new AppError('unavailable', 503, errorMessages.unavailable, { cause })
      await delay(tryAgainEveryMs)
    }
  }
}
