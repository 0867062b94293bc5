import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Up to which version somebody has read what is new. */
export type SeenNewsRow = { user_id: string; version: string; at: string }

export async function createSeenNewsTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('seen_news')
    .addColumn('user_id', key, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
