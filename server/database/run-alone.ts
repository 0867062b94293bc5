import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** Tells these locks from the one of writers (write-transaction.ts). */
const choreLocks = 7_283_462

const last = new WeakMap<Database['query'], Promise<void>>()

/**
 * Short work that two processes must not do at the same moment: who comes while another is at it leaves it out. The lock
 * belongs to a transaction, so it goes with whoever held it, and a pooler in between does no harm. Within this process one
 * follows the other: each holds a connection while its work asks for more, and together they would take all there are.
 */
export async function runAlone({ engine, query }: Database, name: string, work: () => Promise<void>): Promise<void> {
  if (engine === 'sqlite') return work()
  const before = last.get(query) ?? Promise.resolve()
  const own = before.catch(() => {}).then(() => withLock(query, name, work))
  last.set(query, own)
  return own
}

async function withLock(query: Database['query'], name: string, work: () => Promise<void>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`select
      pg_try_advisory_xact_lock(${sql.lit(choreLocks)}, hashtext(${name})) as free`.execute(transaction)
    if (rows[0]?.free) await work()
  })
}
