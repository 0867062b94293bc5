import { statSync } from 'node:fs'
import { sql } from 'kysely'
import type { SystemState } from '#shared/operations/operations.ts'
import type { Config } from '#server/base/config.ts'
import type { Database } from '#server/database/schema.ts'
import type { MailConfig } from '#server/base/settings/mail-config.ts'
import packageFile from '../../package.json' with { type: 'json' }

const startedAt = new Date().toISOString()

type Parts = {
  config: Config
  database: Database
  chores: { states(): SystemState['chores'] }
  cachedPages(): SystemState['cachedPages']
  connections: { mail(): MailConfig }
}

/** The state of this process and its database, without anything secret. */
export async function readSystemState({
  config,
  database,
  chores,
  cachedPages,
  connections,
}: Parts): Promise<SystemState> {
  const { route, unreadable } = connections.mail()
  const { query, engine } = database
  const count = async (table: 'documents' | 'revisions' | 'changes' | 'snapshots' | 'audit_log') => {
    const row = await query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('number'))
      .executeTakeFirstOrThrow()
    return Number(row.number)
  }
  const [documents, revisions, changes, snapshots, audit, migrations, bytes] = await Promise.all([
    count('documents'),
    count('revisions'),
    count('changes'),
    count('snapshots'),
    count('audit_log'),
    query.selectFrom('schema_migrations').select('name').orderBy('name').execute(),
    databaseBytes({ config, database }),
  ])
  return {
    version: packageFile.version,
    node: process.versions.node,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    cachedPages: cachedPages(),
    mailRoute: unreadable ? 'unreadable' : route.kind,
    database: { engine, bytes, migrations: migrations.map(({ name }) => name) },
    rows: { documents, revisions, changes, snapshots, audit },
    settings: config.shown,
    chores: chores.states(),
  }
}

async function databaseBytes({ config, database: { engine, query } }: Pick<Parts, 'config' | 'database'>) {
  if (engine === 'postgres') {
    const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(query)
    return Number(rows[0]?.bytes ?? 0)
  }
  // Beside the file lies what has not been written back to it yet.
  return ['', '-wal'].reduce((sum, end) => sum + fileBytes(config.sqliteFile + end), 0)
}

function fileBytes(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
