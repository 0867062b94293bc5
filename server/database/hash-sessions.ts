import { sql, type Kysely } from 'kysely'

/**
 * Sessions and what leads to one are stored hashed or sealed from here on: what is there as plain text goes, so everybody
 * signs in once more. Second factors are sealed anew when the process starts, as that takes the key file.
 */
export async function hashSessions(query: Kysely<unknown>) {
  for (const table of ['sessions', 'verifications', 'id_tokens', 'sign_in_results'])
    await sql`delete from ${sql.table(table)}`.execute(query)
}
