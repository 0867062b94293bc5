import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Up to which change a service has been told, and when it is told again after a failure. */
export type AnnouncementRow = { service: string; seq: number; attempts: number; next_try_at: string }

export async function createAnnouncementTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('announcements')
    .addColumn('service', key, (column) => column.primaryKey())
    .addColumn('seq', engine === 'postgres' ? 'bigint' : 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .execute()
}
