import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import type { Engine } from '#server/database/engine.ts'
import { createLog } from '#server/base/log.ts'

export const silentLog = createLog('silent')

/** An empty place for one database: where it is, and how to get rid of it. */
export type Place = { environment: Record<string, string>; [Symbol.asyncDispose](): Promise<void> }

/** What lies in a new place: most tests want a schema or the default content, which are copied instead of made each time. */
export type Beginning = 'empty' | 'migrated' | 'seeded'
export type NewPlace = (beginning?: Beginning) => Promise<Place>

/** Runs the same tests on both engines. */
export function onBothEngines(tests: (engine: Engine, newPlace: NewPlace) => void) {
  describe('on SQLite', () => tests('sqlite', newSqlitePlace))
  describe('on PostgreSQL', () => tests('postgres', newPostgresPlace))
}

export async function newSqlitePlace(beginning: Beginning = 'empty'): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-test-'))
  const environment = { SCHAUFENSTER_DATA_DIR: folder }
  if (beginning !== 'empty')
    copyFileSync(join(inject('preparedFolder'), `${beginning}.sqlite`), readConfig(environment).sqliteFile)
  return {
    environment,
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function newPostgresPlace(beginning: Beginning = 'empty'): Promise<Place> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(server, `create database ${name}${beginning === 'empty' ? '' : ` template ${beginning}`}`)
  return {
    environment: { DATABASE_URL: `${server}/${name}` },
    async [Symbol.asyncDispose]() {
      await administrate(server, `drop database ${name} with (force)`)
    },
  }
}

export function openAt(place: Place): Promise<Database> {
  return openDatabase(readConfig(place.environment), silentLog)
}

/** An opened, migrated database in a place of its own, which would not survive a power cut: no write waits for the disk. */
export async function newDatabase(newPlace: NewPlace, beginning: Beginning = 'migrated') {
  const place = await newPlace(beginning)
  const database = await openAt(place)
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.query)
  return Object.assign(database, {
    async [Symbol.asyncDispose]() {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  })
}

async function administrate(url: string, statement: string) {
  const client = new Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(statement)
  await client.end()
}
