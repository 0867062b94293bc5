import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeArchive } from '#server/backup/write-archive.ts'
import { runAdmin } from '#server/commands/admin.ts'
import { runBackup } from '#server/commands/backup.ts'
import { runDoctor } from '#server/commands/doctor.ts'
import { migrate, recordedMigrations } from '#server/database/migrate.ts'
import { baselineName, migrations } from '#server/database/migrations.ts'
import type { Database } from '#server/database/schema.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { prepareAlone } from '#server/start.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { newDatabase, newSqlitePlace, onBothEngines, openAt, type NewPlace } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { schemaLines } from '../schema-lines.ts'
import { postgresSchema, putSiteAt0041, recordedNames } from '../standing-at-0041.ts'

const baseline = migrations.slice(0, 1)
const names = migrations.map(({ name }) => name)
const at = '2026-11-18T10:00:00.000Z'
const deed = { by: { id: 'test', name: 'Test' }, passphrase: '' }

/** A database as it was before there was a baseline. On PostgreSQL only its schema is recorded, so it is made from that. */
async function openAt0041(newPlace: NewPlace) {
  const place = await newPlace()
  if (place.environment.SCHAUFENSTER_DATA_DIR) putSiteAt0041(place)
  const database = await openAt(place)
  if (database.engine === 'postgres') {
    await migrate(database, baseline)
    const former = recordedNames.filter((name) => name !== baselineName)
    const rows = former.map((name) => ({ name, applied_at: at }))
    await database.query.insertInto('schema_migrations').values(rows).execute()
    await database.query.insertInto('seed_marks').values({ collection: 'stats', at }).execute()
  }
  return Object.assign(database, {
    place,
    async [Symbol.asyncDispose]() {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  })
}

async function contents(database: Database): Promise<Record<string, unknown[]>> {
  await using snapshot = await openTableSnapshot(database)
  const found: Record<string, unknown[]> = {}
  for (const table of await snapshot.tables()) {
    if (table === 'schema_migrations') continue
    found[table] = []
    for await (const rows of snapshot.rows(table)) found[table].push(...rows)
  }
  return found
}

async function archiveOf(database: Database, path: string): Promise<string> {
  const parts = { database, keyFile: '', passphrase: '', madeAt: at, onStep: async () => {} }
  await writeArchive(path, { ...parts, available: async () => new Set() })
  return path
}

onBothEngines((engine, newPlace) => {
  test('the baseline makes the very schema of the 41 migrations that it replaced', async () => {
    await using place = await newPlace()
    await using former = await openAt0041(newSqlitePlace)
    const database = await openAt(place)
    await migrate(database, baseline)
    expect(await schemaLines(database)).toEqual(engine === 'sqlite' ? await schemaLines(former) : postgresSchema)
    await database.close()
  })

  test('a database that stands at 0041 is taken over with all that it holds', async () => {
    await using database = await openAt0041(newPlace)
    const [schema, before] = [await schemaLines(database), await contents(database)]
    expect(await migrate(database, baseline)).toEqual([])
    expect(await recordedMigrations(database.query)).toEqual([baselineName])
    expect(await schemaLines(database)).toEqual(schema)
    expect(await contents(database)).toEqual(before)
    expect(await migrate(database)).toEqual(names.slice(1))
    // From here on nobody can tell it from a new one.
    expect(await recordedMigrations(database.query)).toEqual(names)
  })

  test('one that had 0042 before it was taken over does not get it twice', async () => {
    await using database = await openAt0041(newPlace)
    await database.query.insertInto('schema_migrations').values({ name: names[1]!, applied_at: at }).execute()
    expect(await migrate(database)).toEqual(names.slice(2))
    expect(await recordedMigrations(database.query)).toEqual(names)
  })

  test('an older database is refused in plain sentences, whatever opens it, and left alone', async () => {
    await using database = await openAt0041(newPlace)
    const { place, query } = database
    await query.deleteFrom('schema_migrations').where('name', '=', baselineName).execute()
    const before = [await recordedMigrations(query), await contents(database)]
    const { environment } = place
    const reason = /written by a version before 1\.0\.0 \(it stands at 0040-site-security\+.*Nothing was changed\.$/

    await expect(prepareAlone({ environment, say: () => {} })).rejects.toMatchObject({
      code: 'cannot-start',
      message: expect.stringMatching(reason),
    })
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    expect(await runBackup([], { environment, say, render: undefined as never })).toBe(1)
    expect(await runAdmin(['reset-password', 'a@example.org'], { environment, say, complain: say })).toBe(1)
    expect(said).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)])

    said.length = 0
    expect(await runDoctor(['--json'], { environment, say })).toBe(1)
    const findings = JSON.parse(said.join('')) as Finding[]
    expect(findings.filter(({ state }) => state === 'problem')).toMatchObject([
      { check: 'schema', text: 'Die Datenbank stammt aus einer Version vor 1.0.0.', advice: /Starten Sie einmal/ },
    ])
    expect([await recordedMigrations(query), await contents(database)]).toEqual(before)
  })
})

test('an archive that was made at 0041 or 0042 is restored, an older one refused', async () => {
  await using app = await startMediaApp()
  const { backups } = app.backend
  for (const later of [[], ['0042-hashed-sessions']]) {
    await using former = await openAt0041(newSqlitePlace)
    for (const name of later)
      await former.query.insertInto('schema_migrations').values({ name, applied_at: at }).execute()
    const path = await archiveOf(former, join(app.place.environment.SCHAUFENSTER_DATA_DIR!, `${later.length}.zip`))
    expect((await backups.preview({ path })).migrations).toBe(names.length - 1 - later.length)
    await backups.restore({ path }, deed)
    expect(await app.backend.store.get('stats', 'standorte')).toMatchObject({ value: '12', label: 'Standorte' })
    expect(await app.backend.store.get('trainings', 'backup')).toMatchObject({ format: 'on-site' })
    const messages = await app.database.query.selectFrom('outbox').select(['id', 'message_id']).execute()
    expect(messages).toEqual([{ id: 'o1', message_id: 'm1' }])
  }

  await using older = await openAt0041(newSqlitePlace)
  await sql`delete from schema_migrations where name = ${baselineName}`.execute(older.query)
  const path = await archiveOf(older, join(app.place.environment.SCHAUFENSTER_DATA_DIR!, 'older.zip'))
  await expect(backups.restore({ path }, deed)).rejects.toMatchObject({
    code: 'bad-archive',
    message: expect.stringContaining('aus einer Version vor 1.0.0'),
  })
})

test('a new database is recorded like one that was taken over', async () => {
  await using fresh = await newDatabase(newSqlitePlace, 'empty')
  expect(await migrate(fresh)).toEqual(names)
  expect(await recordedMigrations(fresh.query)).toEqual(names)
})
