import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** That something was erased, and how much: whose it was only a keyed hash can tell, to erase it again after a restore. */
export type ErasureRow = {
  id: string
  at: string
  /** Of address, telephone number and name, as far as they were given, with spaces between (erasures.ts). */
  address_hash: string
  consent_hash: string | null
  /** Number of records by kind, as JSON. */
  counts: string
}

export async function createErasureTable(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('erasures')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('address_hash', key, (column) => column.notNull())
    .addColumn('consent_hash', key)
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute()
}
