import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** How the last look of the site at its own pages went; one row. */
export type SelfTestRow = { id: number; at: string; result: string }

export async function createSelfTestTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('self_tests')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute()
}
