import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** The library: what people know of a file, and beside it the files themselves, so that a replaced one stays a while. */
export type MediaRow = {
  id: string
  name: string
  /** Which of its files is the current one. */
  hash: string
  alt: string
  decorative: number
  focal_x: number
  focal_y: number
  tags: string
  created_at: string
  created_by: string
  updated_at: string
  deleted_at: string | null
}

export type MediaFileRow = {
  media_id: string
  hash: string
  type: string
  bytes: number
  width: number
  height: number
  alpha: number
  colour: string
  created_at: string
  /** Since when another file has its place. */
  retired_at: string | null
}

export async function createMediaTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('media')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', key, (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('decorative', 'integer', (column) => column.notNull())
    .addColumn('focal_x', 'integer', (column) => column.notNull())
    .addColumn('focal_y', 'integer', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await query.schema.createIndex('media_by_hash').on('media').column('hash').execute()
  await query.schema
    .createTable('media_files')
    .addColumn('media_id', key, (column) => column.notNull())
    .addColumn('hash', key, (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('alpha', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'text')
    .addPrimaryKeyConstraint('media_files_key', ['media_id', 'hash'])
    .execute()
  await query.schema.createIndex('media_files_by_hash').on('media_files').column('hash').execute()
}
