import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase({ databaseUrl, sqliteFile }: Config, log: Log): Promise<Database> {
  if (!databaseUrl) return openSqlite(sqliteFile)
  // Loaded only where it is used: the driver costs memory that a SQLite site can spare.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, log)
}
