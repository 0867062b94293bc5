import { sql, type Kysely } from 'kysely'
import type { Engine } from '../engine.ts'

export async function createTriggers(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? createForSqlite(query) : createForPostgres(query))
}

/** A ledger that could be rewritten would prove nothing: entries are added and expire, updates are refused. */
const appendOnly = ['consents', 'consent_notices']

async function createForSqlite(query: Kysely<unknown>) {
  for (const table of appendOnly)
    await sql`create trigger ${sql.id(`${table}_append_only`)} before update on ${sql.table(table)}
      begin select raise(abort, 'this table is append-only'); end`.execute(query)
}

async function createForPostgres(query: Kysely<unknown>) {
  await sql`create or replace function refuse_update() returns trigger language plpgsql as
    $$ begin raise exception 'this table is append-only'; end $$`.execute(query)
  for (const table of appendOnly)
    await sql`create trigger ${sql.id(`${table}_append_only`)} before update on ${sql.table(table)}
      for each row execute function refuse_update()`.execute(query)
  // Other nodes hear of a change at once (listen.ts).
  await sql`create function schaufenster_tell_changes() returns trigger language plpgsql as
    'begin perform pg_notify(''schaufenster_changes'', ''''); return null; end'`.execute(query)
  await sql`create trigger tell_changes after insert on changes
    for each statement execute function schaufenster_tell_changes()`.execute(query)
}
