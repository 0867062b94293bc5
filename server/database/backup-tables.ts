import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** How each backup went. The archives know of themselves; this says also what failed, and which one is being made. */
export type BackupRow = {
  name: string
  kind: 'nightly' | 'manual' | 'safety'
  state: 'running' | 'proven' | 'failed'
  started_at: string
  /** While it runs: when it was last heard of. A process that died is silent. */
  seen_at: string
  records: number
  media: number
  bytes: number
  problem: string | null
}

export async function createBackupTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('backups')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', key, (column) => column.notNull())
    .addColumn('seen_at', key, (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('media', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql`bigint`, (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute()
}
