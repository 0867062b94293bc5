import { randomBytes } from 'node:crypto'
import type { Database } from './schema.ts'
import { inUnguardedTransaction } from './write-transaction.ts'

/** A secret that every process on this database shares; made when it is first asked for. */
export async function readServerSecret(database: Database, name: string): Promise<string> {
  return (await find(database.query, name)) ?? make(database, name)
}

/** Of two processes that start together the second finds the secret of the first. Also while the site moves: it goes on reading. */
function make(database: Database, name: string): Promise<string> {
  return inUnguardedTransaction(database, async (transaction) => {
    const made = await find(transaction, name)
    if (made !== undefined) return made
    const value = randomBytes(32).toString('base64url')
    await transaction.insertInto('server_secrets').values({ name, value }).execute()
    return value
  })
}

async function find(query: Database['query'], name: string): Promise<string | undefined> {
  const row = await query.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
