import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** One row per thing that is watched: how it looked the last times, and since when people know. */
export type AlarmRow = {
  name: string
  /** Looks in a row that found it bad, or good. */
  bad_looks: number
  good_looks: number
  raised_at: string | null
  looked_at: string
}

/** One figure of one day, of all nodes together. */
export type DailyFigureRow = { day: string; name: string; value: number }

export async function createWatchTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('alarms')
    .addColumn('name', key, (column) => column.primaryKey())
    .addColumn('bad_looks', 'integer', (column) => column.notNull())
    .addColumn('good_looks', 'integer', (column) => column.notNull())
    .addColumn('raised_at', 'text')
    .addColumn('looked_at', key, (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('daily_figures')
    .addColumn('day', key, (column) => column.notNull())
    .addColumn('name', key, (column) => column.notNull())
    .addColumn('value', sql`bigint`, (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_figures_key', ['day', 'name'])
    .execute()
}
