import { sql, type Transaction } from 'kysely'
import type { Database, Tables } from './schema.ts'

const writersLock = 7_283_461

/**
 * Writers take turns on both engines (SQLite by BEGIN IMMEDIATE, PostgreSQL by an advisory lock), so the numbers of
 * the change feed appear in the order of commits: who has read up to N never misses a later N - 1.
 */
export function inWriteTransaction<Result>(
  { engine, query }: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return query.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(writersLock)})`.execute(transaction)
    return work(transaction)
  })
}
