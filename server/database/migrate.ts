import { sql } from 'kysely'
import { startError } from '#server/start-error.ts'
import { migrations as allMigrations, onlyAdds, type Migration } from './migrations.ts'
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
    const applied = await transaction.selectFrom('schema_migrations').select('name').orderBy('name').execute()
    refuseNewerSchema(
      applied.map(({ name }) => name),
      migrations,
    )
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

/** What this version does not know of a schema: what newer ones did to it. */
export function unknownMigrations(applied: string[], migrations: Migration[] = allMigrations) {
  const unknown = applied.filter((name, index) => migrations[index]?.name !== name)
  const known = applied.length - unknown.length
  return { unknown, onlyAdded: known === migrations.length && unknown.every((name) => name.endsWith(onlyAdds)) }
}

function refuseNewerSchema(applied: string[], migrations: Migration[]) {
  const { unknown, onlyAdded } = unknownMigrations(applied, migrations)
  if (unknown.length === 0 || onlyAdded) return
  throw startError(
    `The database was written by a newer version of Schaufenster (it has ${unknown.join(', ')}). ` +
      'Start that version, or restore a backup made by this one. Nothing was changed.',
  )
}
