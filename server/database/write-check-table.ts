import type { Kysely } from 'kysely'

/** One row that readiness writes anew: whoever can read may still have no room, or only a copy that cannot be written. */
export async function createWriteCheckTable(query: Kysely<unknown>) {
  await query.schema
    .createTable('write_checks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('filler', 'text', (column) => column.notNull())
    .execute()
}
