import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** What somebody's browser measured last; one row. */
export type AccessibilityCheckRow = { id: number; at: string; result: string }

export async function createAccessibilityTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('accessibility_checks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute()
}
