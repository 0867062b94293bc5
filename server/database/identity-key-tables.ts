import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/**
 * Sessions and what leads to one are stored hashed or sealed from here on: what is there as plain text goes, so everybody
 * signs in once more. Second factors are sealed anew when the process starts, as that takes the key file.
 */
export async function hashSessions(query: Kysely<unknown>, engine: Engine) {
  for (const table of ['sessions', 'verifications', 'id_tokens', 'sign_in_results'])
    await sql`delete from ${sql.table(table)}`.execute(query)
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('required_second_factors')
    .addColumn('role', key, (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
}
