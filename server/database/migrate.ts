import { sql } from 'kysely'
import { startError } from '#server/base/start-error.ts'
import { baselineName, migrations as allMigrations, onlyAdds, type Migration } from './migrations.ts'
import type { Database } from './schema.ts'
import { inUnguardedTransaction } from './write-transaction.ts'

/** Brings the schema up to date in one transaction: either all pending migrations are in, or none. */
export async function migrate(database: Database, migrations: Migration[] = allMigrations): Promise<string[]> {
  return inUnguardedTransaction(database, async (transaction) => {
    await transaction.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute()
    const recorded = await recordedMigrations(transaction)
    refuseOlderSchema(recorded)
    const applied = sinceBaseline(recorded)
    refuseNewerSchema(applied, migrations)
    // The baseline stands for what came before it.
    if (applied.length < recorded.length)
      await transaction.deleteFrom('schema_migrations').where('name', 'not in', applied).execute()
    const pending = migrations.slice(applied.length)
    for (const { name, up } of pending) {
      await up(transaction as never, database.engine)
      await transaction
        .insertInto('schema_migrations')
        .values({ name, applied_at: sql<string>`${new Date().toISOString()}` })
        .execute()
    }
    return pending.map(({ name }) => name)
  })
}

/** The names of what was done to this database, in order. */
export async function recordedMigrations(query: Database['query']): Promise<string[]> {
  const rows = await query.selectFrom('schema_migrations').select('name').execute()
  return rows.map(({ name }) => name).toSorted()
}

/** Without the names of what the baseline replaced. */
export function sinceBaseline(recorded: string[]): string[] {
  return recorded.filter((name) => name >= baselineName)
}

/** Where a database or an archive stands that this version cannot bring up to date; undefined where it can. */
export function standsBeforeBaseline(recorded: string[]): string | undefined {
  return sinceBaseline(recorded).length === 0 ? recorded.at(-1) : undefined
}

/** What this version does not know of a schema: what newer ones did to it. */
export function unknownMigrations(applied: string[], migrations: Migration[] = allMigrations) {
  const unknown = applied.filter((name, index) => migrations[index]?.name !== name)
  const known = applied.length - unknown.length
  return { unknown, onlyAdded: known === migrations.length && unknown.every((name) => name.endsWith(onlyAdds)) }
}

function refuseOlderSchema(recorded: string[]) {
  const last = standsBeforeBaseline(recorded)
  if (last === undefined) return
  throw startError(
    `The database was written by a version before 1.0.0 (it stands at ${last}, and ${baselineName} is needed). ` +
      'Start the last version before 1.0.0 once, then this one; docs/operating/upgrade.md says how. Nothing was changed.',
  )
}

function refuseNewerSchema(applied: string[], migrations: Migration[]) {
  const { unknown, onlyAdded } = unknownMigrations(applied, migrations)
  if (unknown.length === 0 || onlyAdded) return
  throw startError(
    `The database was written by a newer version of Schaufenster (it has ${unknown.join(', ')}). ` +
      'Start that version, or restore a backup made by this one. Nothing was changed.',
  )
}
