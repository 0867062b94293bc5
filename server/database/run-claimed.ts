import type { Database } from './schema.ts'
import { inWriteTransaction } from './write-transaction.ts'

/** Longer than such work takes: whoever claimed it that long ago must have died over it. */
const forgottenAfterMs = 10 * 60_000

/**
 * Work that two processes must not do at the same time and that takes longer than a transaction should (run-alone.ts is
 * for what is short): who finds it claimed leaves it out.
 */
export async function runClaimed(
  database: Database,
  name: string,
  now: () => Date,
  work: () => Promise<unknown>,
): Promise<void> {
  const at = now().toISOString()
  if (!(await claim(database, name, at))) return
  try {
    await work()
  } finally {
    await inWriteTransaction(database, (transaction) =>
      transaction.deleteFrom('chore_claims').where('name', '=', name).where('at', '=', at).execute(),
    )
  }
}

function claim(database: Database, name: string, at: string): Promise<boolean> {
  return inWriteTransaction(database, async (transaction) => {
    const forgotten = new Date(Date.parse(at) - forgottenAfterMs).toISOString()
    await transaction.deleteFrom('chore_claims').where('name', '=', name).where('at', '<', forgotten).execute()
    const held = await transaction.selectFrom('chore_claims').select('at').where('name', '=', name).executeTakeFirst()
    if (held) return false
    await transaction.insertInto('chore_claims').values({ name, at }).execute()
    return true
  })
}
