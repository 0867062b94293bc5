import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase({ databaseUrl, sqliteFile }: Config, log: Log): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(sqliteFile)
}
