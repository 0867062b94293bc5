import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Which changes that carry a key were carried out already, so that sending one again does nothing. */
export async function createSyncTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('applied_changes')
    .addColumn('author', key, (column) => column.notNull())
    .addColumn('key', key, (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('applied_changes_key', ['author', 'key'])
    .execute()
}
