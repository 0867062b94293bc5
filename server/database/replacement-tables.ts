import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** What was replaced in one go, so that it can be undone in one. */
export type ReplacementRow = {
  id: string
  at: string
  by: string
  term: string
  replacement: string
  hits: number
  /** What was changed and how it stood before, as JSON (server/replace/changed-items.ts). */
  items: string
  undone_at: string | null
}

export async function createReplacementTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('replacements')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('replacement', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
}
