import { sql, type Kysely } from 'kysely'
import { columnTypes } from './baseline/columns.ts'
import type { Engine } from './engine.ts'

/**
 * Words of one item, folded for the search: of its title, of its newest values, and of what visitors see of it where they can
 * search for it.
 */
export type SearchTextRow = {
  kind: 'title' | 'newest' | 'public'
  collection: string
  document_id: string
  /** Of the item: a text of another version is written anew at the next start. */
  version: number
  search_text: string
}

/**
 * A table of its own instead of a column of the items: whoever reads an item does not read its words as well, and no
 * backup or snapshot holds them twice.
 */
export async function createSearchTextTable(query: Kysely<unknown>, engine: Engine) {
  const key = sql.raw(columnTypes[engine].key)
  const table = query.schema
    .createTable('search_texts')
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_texts_key', ['kind', 'collection', 'document_id'])
  // A search reads the texts of one kind, so they lie side by side.
  await (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
}
