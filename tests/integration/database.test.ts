import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { definitions } from '#shared/content/index.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations, type Migration } from '#server/database/migrations.ts'
import { newDatabase, newSqlitePlace, onBothEngines, openAt, type Place } from '../databases.ts'
import { startSite } from '../start-site.ts'

async function prepareInAnotherProcess({ environment }: Place): Promise<{ applied: string[]; seeded: string[] }> {
  const script = join(import.meta.dirname, '../prepare-database.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...environment },
  })
  return JSON.parse(stdout)
}

onBothEngines((_engine, newPlace) => {
  test('migrations run once', async () => {
    await using place = await newPlace()
    const database = await openAt(place)
    expect(await migrate(database)).toEqual(migrations.map(({ name }) => name))
    expect(await migrate(database)).toEqual([])
    await database.close()
  })

  test('a failing migration leaves the schema as it was', async () => {
    await using database = await newDatabase(newPlace)
    const broken: Migration = {
      name: '9999-broken',
      async up(query) {
        await query.schema.createTable('half').addColumn('id', 'integer').execute()
        throw new Error('half way')
      },
    }
    await expect(migrate(database, [...migrations, broken])).rejects.toThrow('half way')
    await expect(sql`select * from half`.execute(database.query)).rejects.toThrow(/half/)
    expect(await migrate(database)).toEqual([])
  })

  test('a database written by a newer version is refused and left alone', async () => {
    await using database = await newDatabase(newPlace)
    await database.query.insertInto('schema_migrations').values({ name: '9999-later', applied_at: 'x' }).execute()
    await expect(migrate(database)).rejects.toThrow(/newer version of Schaufenster \(it has 9999-later\)/)
  })

  test('a newer version that only added something leaves the database to the one before', async () => {
    await using database = await newDatabase(newPlace)
    const later = (name: string): Migration => ({
      name,
      up: (query) =>
        query.schema
          .createTable(`t${name.slice(0, 4)}`)
          .addColumn('id', 'integer')
          .execute(),
    })
    const [adds, changes] = [later('9998-adds+'), later('9999-changes')]
    await migrate(database, [...migrations, adds])
    expect(await migrate(database)).toEqual([])
    // A version that went another way is none before.
    const elsewhere = [...migrations.slice(0, -1), later('9990-other')]
    await expect(migrate(database, elsewhere)).rejects.toThrow(/newer version/)
    await migrate(database, [...migrations, adds, changes])
    await expect(migrate(database)).rejects.toThrow(/it has 9998-adds\+, 9999-changes/)
  })

  test('two nodes that start together migrate and seed once', async () => {
    await using place = await newPlace()
    const nodes = await Promise.all([prepareInAnotherProcess(place), prepareInAnotherProcess(place)])
    expect(nodes.flatMap(({ applied }) => applied)).toEqual(migrations.map(({ name }) => name))
    expect(nodes.flatMap(({ seeded }) => seeded).sort()).toEqual(definitions.map(({ name }) => name).sort())
    const database = await openAt(place)
    const testimonials = await database.query
      .selectFrom('documents')
      .select('id')
      .where('collection', '=', 'testimonials')
      .execute()
    expect(testimonials).toHaveLength(6)
    await database.close()
  })

  test('text that is hard to store comes back as it was', async () => {
    await using database = await newDatabase(newPlace)
    const text = 'Umlaute äöüß „Zitat“ 😀 \u0000 null \u2028 \\ \' "'
    await database.query
      .insertInto('seed_marks')
      .values({ collection: JSON.stringify(text), at: 'x' })
      .execute()
    const row = await database.query.selectFrom('seed_marks').select('collection').executeTakeFirstOrThrow()
    expect(JSON.parse(row.collection)).toBe(text)
  })
})

test('a file that is no database is refused in a plain sentence and left alone', async () => {
  await using place = await newSqlitePlace()
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  writeFileSync(file, 'This is a letter, not a database.'.repeat(100))
  const before = readFileSync(file)
  await expect(openAt(place)).rejects.toThrow(
    /not a readable SQLite database. Restore it from a backup. Nothing was changed./,
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a locked file is refused in a plain sentence', async () => {
  await using place = await newSqlitePlace()
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  const other = new DatabaseSync(file)
  other.exec('create table letters(x); begin exclusive')
  await expect(openAt(place)).rejects.toThrow(/another program holds a lock on it/)
  other.close()
})

test('an empty file is refused instead of becoming a new site, and stays as it is', async () => {
  await using place = await newSqlitePlace()
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  writeFileSync(file, '')
  await expect(openAt(place)).rejects.toThrow(/is an empty file.* Restore it from a backup, or delete it/)
  expect(readFileSync(file).length).toBe(0)
})

test('a second process on a file that is being written to says so in a plain sentence, and which one it may be', async () => {
  await using place = await newSqlitePlace()
  await using first = await startSite(place.environment)
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  // The first one may be writing itself.
  const other = new DatabaseSync(file, { timeout: 10_000 })
  other.exec('begin immediate')
  const { port } = new URL(first.url)
  await expect(startSite(place.environment)).rejects.toThrow(
    `another program holds a lock on it. Stop that program and start again. This site already runs as process ${first.process.pid} on port ${port}. Nothing was changed.`,
  )
  other.exec('rollback')
  other.close()
  await expect(startSite({ ...place.environment, PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program. This site already runs as process ${first.process.pid}`,
  )
})

test('a data folder that cannot be made is refused in a plain sentence', async () => {
  await using place = await newSqlitePlace()
  const folder = place.environment.SCHAUFENSTER_DATA_DIR!
  writeFileSync(join(folder, 'taken'), '')
  const inside: Place = { ...place, environment: { SCHAUFENSTER_DATA_DIR: join(folder, 'taken', 'data') } }
  await expect(openAt(inside)).rejects.toThrow(/cannot be opened: .*Nothing was changed/)
})

test('a wrong PostgreSQL address is refused without showing the password', async () => {
  const url = new URL(inject('postgresUrl'))
  const nowhere: Place = {
    environment: { DATABASE_URL: `postgres://x:geheim@127.0.0.1:1/db` },
    async [Symbol.asyncDispose]() {},
  }
  await expect(openAt(nowhere)).rejects.toThrow(
    /PostgreSQL at 127.0.0.1:1\/db does not answer as expected: .*Check DATABASE_URL/,
  )
  const wrongPassword: Place = {
    ...nowhere,
    environment: { DATABASE_URL: `postgres://postgres:geheim@127.0.0.1:${url.port}/postgres` },
  }
  await expect(openAt(wrongPassword)).rejects.toThrow(/password authentication failed/)
  await expect(openAt(wrongPassword)).rejects.not.toThrow(/geheim/)
})

test('SQLite commits survive a power cut, also in WAL mode', async () => {
  await using place = await newSqlitePlace('migrated')
  const database = await openAt(place)
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.query)
  expect(rows[0]?.synchronous).toBe(2)
  await database.close()
})

test('a write waits for another process without stopping this one', async () => {
  await using place = await newSqlitePlace()
  const database = await openAt(place)
  await migrate(database)
  const other = new DatabaseSync(join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite'))
  other.exec('begin immediate')
  const write = inWriteTransaction(database, (transaction) =>
    transaction.insertInto('seed_marks').values({ collection: 'x', at: 'x' }).execute(),
  )
  // This process goes on: its own timers come while the write waits.
  for (let turn = 0; turn < 10; turn++) await delay(10)
  other.exec('commit')
  other.close()
  await write
  await database.close()
})

test('a database in use by another program is explained when the site starts', async () => {
  await using place = await newSqlitePlace()
  const first = await openAt(place)
  await migrate(first)
  await first.close()
  const other = new DatabaseSync(join(place.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite'))
  other.exec('begin immediate')
  await expect(startSite(place.environment)).rejects.toThrow(/The database cannot be prepared: .+ Nothing was changed/)
  other.close()
})
