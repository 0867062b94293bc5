import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Proof of consent (G5) and the totals of page views. Neither knows a visitor's address or name. */
export async function createConsentTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  const sequence = engine === 'postgres' ? sql`bigint generated always as identity` : sql`integer`
  const autoIncrement = engine === 'sqlite'

  await query.schema
    .createTable('consent_notices')
    .addColumn('seq', sequence, (column) => (autoIncrement ? column.primaryKey().autoIncrement() : column.primaryKey()))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('hash', key, (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('shown', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await query.schema.createIndex('consent_notices_by_hash').on('consent_notices').column('hash').execute()

  await query.schema
    .createTable('consents')
    .addColumn('seq', sequence, (column) => (autoIncrement ? column.primaryKey().autoIncrement() : column.primaryKey()))
    .addColumn('consent_id', key, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('preferences', 'integer', (column) => column.notNull())
    .addColumn('analytics', 'integer', (column) => column.notNull())
    .addColumn('marketing', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('notice', key, (column) => column.notNull())
    .addColumn('day', key, (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .execute()
  await query.schema.createIndex('consents_of_visitor').on('consents').columns(['consent_id', 'seq']).execute()
  await query.schema.createIndex('consents_by_day').on('consents').column('day').execute()
  await query.schema.createIndex('consents_by_time').on('consents').column('at').execute()
  for (const table of ['consents', 'consent_notices']) await refuseUpdates(query, engine, table)

  await query.schema
    .createTable('page_views')
    .addColumn('day', key, (column) => column.notNull())
    .addColumn('page', key, (column) => column.notNull())
    .addColumn('referrer', key, (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'referrer'])
    .execute()
}

/** Each decision has a key of its own: one that a browser sends again, after a lost answer or a day offline, counts once. */
export async function addConsentDecisions(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema.alterTable('consents').addColumn('decision', key).execute()
  await query.schema.createIndex('consents_by_decision').unique().on('consents').column('decision').execute()
}

/** A ledger that could be rewritten would prove nothing: entries are added and expire, the database refuses the rest. */
async function refuseUpdates(query: Kysely<unknown>, engine: Engine, table: string) {
  const name = sql.id(`${table}_append_only`)
  if (engine === 'sqlite') {
    await sql`create trigger ${name} before update on ${sql.table(table)}
      begin select raise(abort, 'this table is append-only'); end`.execute(query)
    return
  }
  await sql`create or replace function refuse_update() returns trigger language plpgsql as
    $$ begin raise exception 'this table is append-only'; end $$`.execute(query)
  await sql`create trigger ${name} before update on ${sql.table(table)}
    for each row execute function refuse_update()`.execute(query)
}
