import { join } from 'node:path'
import { Client } from 'pg'
import { readConfig } from '#server/base/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import type { Database } from '#server/database/schema.ts'
import { createLog } from '#server/base/log.ts'

/** Before every clock that tests put in. */
const seededAt = '2020-01-01T00:00:00.000Z'

/** A schema and the default content, once for the whole run on both engines; tests begin with copies (databases.ts). */
export async function prepareDatabases(folder: string, postgresUrl: string): Promise<void> {
  const administration = new Client({ connectionString: `${postgresUrl}/postgres` })
  await administration.connect()
  for (const beginning of ['migrated', 'seeded'] as const) {
    await fill(openSqlite(join(folder, `${beginning}.sqlite`)), beginning === 'seeded')
    await administration.query(`create database ${beginning}`)
    const config = readConfig({ DATABASE_URL: `${postgresUrl}/${beginning}` })
    await fill(await openDatabase(config, createLog('silent')), beginning === 'seeded')
  }
  await administration.end()
}

async function fill(database: Database, seeded: boolean): Promise<void> {
  await migrate(database)
  if (seeded) await seed(database, seededAt)
  await database.close()
}
