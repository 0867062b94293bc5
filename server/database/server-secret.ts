import { randomBytes } from 'node:crypto'
import type { Database } from './schema.ts'

/** A secret that every process on this database shares; made when it is first asked for. */
export async function readServerSecret({ query }: Database, name: string): Promise<string> {
  await query
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await query
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
