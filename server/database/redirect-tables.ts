import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

type Row = { collection: string; id: string }

/** Collections whose items have pages of their own, when this migration came. */
const withPages = ['blogPosts', 'portfolio', 'jobs', 'services']

/** The address at which visitors find an item, where old ones lead, and what they asked for in vain. */
export async function createRedirectTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema.alterTable('documents').addColumn('address', key).execute()
  const { rows } = await sql<Row>`select collection, id from documents
    where data is not null and collection in (${sql.join(withPages)})`.execute(query)
  for (const { collection, id } of rows)
    await sql`update documents set address = id where collection = ${collection} and id = ${id}`.execute(query)
  await sql`create unique index documents_by_address on documents (collection, address)
    where data is not null and deleted_at is null`.execute(query)

  await query.schema
    .createTable('redirects')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('source', key, (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .execute()

  await query.schema
    .createTable('missing_pages')
    .addColumn('day', key, (column) => column.notNull())
    .addColumn('path', key, (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missing_pages_key', ['day', 'path'])
    .execute()
}
