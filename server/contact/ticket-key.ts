import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

const current = 'current'

/** The key that signs tickets: made once, kept in the database, so that it outlives restarts and all nodes share it. */
export async function readTicketKey(database: Database, at: string): Promise<Buffer> {
  const { key } = await inWriteTransaction(database, async (transaction) => {
    const found = await transaction.selectFrom('ticket_keys').select('key').where('id', '=', current).executeTakeFirst()
    if (found) return found
    const made = { id: current, key: randomBytes(32).toString('base64url'), created_at: at }
    await transaction.insertInto('ticket_keys').values(made).execute()
    return made
  })
  return Buffer.from(key, 'base64url')
}
