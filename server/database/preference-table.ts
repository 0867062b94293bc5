import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** What one person has arranged for themselves: the sidebar, or one list. */
export type PreferenceRow = { user_id: string; name: string; value: string }

export async function createPreferenceTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('preferences')
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', key, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('preferences_key', ['user_id', 'name'])
    .execute()
}
