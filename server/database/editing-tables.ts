import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Links to drafts, who has what open, and what a revision was for visitors. */
export async function createEditingTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`

  await query.schema
    .alterTable('revisions')
    .addColumn('audience', 'text', (column) => column.notNull().defaultTo('public'))
    .execute()
  await sql`update revisions set audience = 'editors' where action = 'draft'`.execute(query)
  await query.schema.alterTable('revisions').addColumn('note', 'text').execute()

  await query.schema
    .createTable('preview_links')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('token_hash', key, (column) => column.notNull().unique())
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()

  await query.schema
    .createTable('presence')
    .addColumn('tab', key, (column) => column.primaryKey())
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
}
