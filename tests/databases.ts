import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject } from 'vitest'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database, Engine } from '#server/database/schema.ts'
import { createLog } from '#server/log.ts'

export const silentLog = createLog('silent')

/** An empty place for one database: where it is, and how to get rid of it. */
export type Place = { environment: Record<string, string>; [Symbol.asyncDispose](): Promise<void> }

/** Runs the same tests on both engines. */
export function onBothEngines(tests: (engine: Engine, newPlace: () => Promise<Place>) => void) {
  describe('on SQLite', () => tests('sqlite', newSqlitePlace))
  describe('on PostgreSQL', () => tests('postgres', newPostgresPlace))
}

export async function newSqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-test-'))
  return {
    environment: { SCHAUFENSTER_DATA_DIR: folder },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function newPostgresPlace(): Promise<Place> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administrate(server, `create database ${name}`)
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

/** An opened, migrated database in a place of its own. */
export async function newDatabase(newPlace: () => Promise<Place>) {
  const place = await newPlace()
  const database = await openAt(place)
  await migrate(database)
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
