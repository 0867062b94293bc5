import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** A call that counts against a limit, for all processes on one PostgreSQL; SQLite has one, which remembers it. */
export type CountedCallRow = { id: string; key_hash: string; at: string; forget_at: string }

/** What several processes on one database share beside its rows: news of changes, and counts of calls. */
export async function createSharedNodesTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('counted_calls')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('key_hash', key, (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .addColumn('forget_at', key, (column) => column.notNull())
    .execute()
  await query.schema
    .createIndex('counted_calls_of_key')
    .on('counted_calls')
    .columns(['key_hash', 'forget_at'])
    .execute()
  if (engine !== 'postgres') return
  await sql`create function schaufenster_tell_changes() returns trigger language plpgsql as
    'begin perform pg_notify(''schaufenster_changes'', ''''); return null; end'`.execute(query)
  await sql`create trigger tell_changes after insert on changes
    for each statement execute function schaufenster_tell_changes()`.execute(query)
}
