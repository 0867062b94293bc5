import { sql, type Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { moveMessages } from '#shared/messages/move.ts'
import type { Database, Tables } from './schema.ts'

/** What the change feed calls the beginning and the end of a move. */
export const moveArea = 'move'
const tryAgainSeconds = 30

export function moving(): AppError {
  return new AppError('moving', 503, moveMessages.refused, { retryAfterSeconds: tryAgainSeconds })
}

/** From here on every write looks first, inside its own transaction: none can slip in after a move has begun. */
export function guardWrites(database: Database): void {
  database.beforeWrite = async (transaction: Transaction<Tables>) => {
    const { rows } = await sql`select 1 from moves`.execute(transaction)
    if (rows.length > 0) throw moving()
  }
}

/** For what can wait until the site takes changes again: `work().catch(unlessMoving)`. */
export function unlessMoving(cause: unknown): undefined {
  if (cause instanceof AppError && cause.code === 'moving') return undefined
  throw cause
}
