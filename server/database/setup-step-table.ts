import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** A step of the set-up that somebody has ticked off, left out, or put aside altogether. */
export type SetupStepRow = { step: string; state: string; by: string; at: string }

export async function createSetupStepTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('setup_steps')
    .addColumn('step', key, (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
