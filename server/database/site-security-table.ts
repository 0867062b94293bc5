import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** What the site measured of its own security last; one row. */
export type SiteSecurityRow = { id: number; at: string; result: string }

export async function createSiteSecurityTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('site_security_checks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .execute()
}
