import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Copies of whole collections, taken before something replaces them, so that it can be undone. */
export async function createAdminTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('snapshots')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('collections', 'text', (column) => column.notNull())
    .addColumn('documents', 'text', (column) => column.notNull())
    .execute()
}
