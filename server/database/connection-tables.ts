import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

export type ConnectionRow = {
  /** `mail`, `chat`, or `provider:` with its id. */
  name: string
  /** What may be shown, as JSON. */
  settings: string
  /** By field, each sealed with the key file, as JSON; without the file nobody can read them. */
  secrets: string
  version: number
  updated_at: string
}

/** Outside services as they were entered in the admin area. */
export async function createConnectionTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('connections')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('secrets', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}
