import { sql, type Kysely } from 'kysely'
import { columnTypes } from './baseline/columns.ts'
import type { Engine } from './engine.ts'

/** Roles whose people need more than a password. */
export async function createRequiredFactorTable(query: Kysely<unknown>, engine: Engine) {
  await query.schema
    .createTable('required_second_factors')
    .addColumn('role', sql.raw(columnTypes[engine].key), (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
}
