import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** That a process is at work which others leave to it meanwhile (run-claimed.ts); one row per name. */
export type ChoreClaimRow = { name: string; at: string }

export async function createChoreClaimTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('chore_claims')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .execute()
}
