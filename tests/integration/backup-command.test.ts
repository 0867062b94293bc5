import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runBackup } from '#server/commands/backup.ts'
import { readConfig } from '#server/base/config.ts'
import { makeKeyFile, readKeyFile } from '#server/connections/key-file.ts'
import { seed } from '#server/content/seed.ts'
import { backend } from '#server/context.ts'
import { migrate } from '#server/database/migrate.ts'
import { newSqlitePlace, openAt, type Place } from '../databases.ts'
import { renderServices } from '../start-app.ts'
import { asRender, type TestRender } from '../as-render.ts'

const script = join(import.meta.dirname, '../backup-child.ts')

function start(place: Place, ...words: string[]) {
  const flags = ['--disable-warning=ExperimentalWarning', script, ...words]
  const child = spawn(process.execPath, flags, { env: { PATH: process.env.PATH, ...place.environment } })
  return { child, ended: once(child, 'exit') }
}

async function run({ environment }: Place, ...words: string[]) {
  const lines: string[] = []
  const code = await runBackup(words, {
    environment,
    render: asRender(renderServices),
    say: (line) => lines.push(line),
  })
  return { code, output: lines.join('\n') }
}

/** Two changes in different tables: a restore takes both back, or neither. */
async function change(place: Place): Promise<void> {
  await using database = Object.assign(await openAt(place), {
    async [Symbol.asyncDispose]() {
      await database.close()
    },
  })
  await sql`update documents set data = replace(data, '"title":', '"title":"Anders","was":')
    where collection = 'services'`.execute(database.query)
  await sql`insert into redirects values ('r', '/alt', '/faq', 'hand', '2026-01-01T00:00:00.000Z')`.execute(
    database.query,
  )
}

async function stateOf(place: Place) {
  const database = await openAt(place)
  const { rows } = await sql<{ changed: number; led: number; items: number }>`select
    (select count(*) from documents where data like '%"Anders"%') as changed,
    (select count(*) from redirects) as led, (select count(*) from documents) as items`.execute(database.query)
  await database.close()
  return rows[0]!
}

test('from the command line: made, listed, looked at and put back; a killed run leaves everything as it was', async () => {
  await using place = await newSqlitePlace()
  const database = await openAt(place)
  await migrate(database)
  await seed(database, '2026-01-01T00:00:00.000Z')
  await database.close()
  const before = await stateOf(place)
  const folder = place.environment.SCHAUFENSTER_DATA_DIR!
  const file = join(folder, 'site.zip')
  const made = await run(place, file)
  expect(made.output).toContain('geprüft')
  expect(made.code).toBe(0)
  const name = made.output.split(' ')[0]!
  expect((await run(place, 'list')).output).toContain(name)
  await change(place)
  const changed = await stateOf(place)
  expect(changed).not.toEqual(before)
  const preview = await run(place, 'preview', file)
  expect(preview.output).toMatch(/Weiterleitungen: \+0 ~0 -1/)
  expect(preview.output).toContain('Hier gibt es noch keine Konten.')

  // While the archive is unpacked, and when the safety copy has just been written.
  for (const moment of [/scratch\.sqlite$/, /-safety-.*\.json$/]) {
    const { child, ended } = start(place, 'restore', name, '--yes')
    const watcher = watch(folder, { recursive: true }, (_event, path) => {
      if (moment.test(String(path))) child.kill('SIGKILL')
    })
    await ended
    watcher.close()
    expect(child.signalCode).toBe('SIGKILL')
    expect(await stateOf(place)).toEqual(changed)
    const after = await openAt(place)
    // What a running site would find out after ten silent minutes.
    await sql`update backups set seen_at = '2000-01-01T00:00:00.000Z'`.execute(after.query)
    await after.close()
  }

  expect(await run(place, 'restore', name)).toMatchObject({ code: 1, output: /--yes/ })
  const restored = await run(place, 'restore', file, '--yes')
  expect(restored.output).toContain('steht wieder auf dem Stand')
  expect(await stateOf(place)).toEqual(before)
  expect(existsSync(file)).toBe(true)
  expect(await run(place, 'check', name)).toMatchObject({ code: 0, output: /can be restored/ })
}, 120_000)

test('killed while the key is exchanged, a restore is simply repeated', async () => {
  await using seeded = await newSqlitePlace('seeded')
  const environment = { ...seeded.environment, SCHAUFENSTER_BACKUP_PASSPHRASE: 'ein langes Kennwort' }
  const place = { ...seeded, environment }
  const { keyFile, dataDir } = readConfig(environment)
  const archived = await makeKeyFile(keyFile)
  const name = (await run(place)).output.split(' ')[0]!
  await rm(keyFile)
  await makeKeyFile(keyFile)
  await change(place)
  const changed = await stateOf(place)

  const { child, ended } = start(place, 'restore', name, '--yes')
  const watcher = watch(dataDir, (_event, path) => {
    if (path?.includes('.key.before-')) child.kill('SIGKILL')
  })
  await ended
  watcher.close()
  expect(child.signalCode).toBe('SIGKILL')
  expect(await stateOf(place)).toEqual(changed)
  expect((await run(place, 'restore', name, '--yes')).output).toContain('steht wieder auf dem Stand')
  expect(await stateOf(place)).not.toEqual(changed)
  expect(await readKeyFile(keyFile)).toEqual(archived)
}, 120_000)

test('a backup can be put into a new data folder, which has no page yet that could prove a safety copy', async () => {
  await using place = await newSqlitePlace('seeded')
  await using fresh = await newSqlitePlace()
  const file = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'site.zip')
  expect((await run(place, file)).code).toBe(0)
  const lines: string[] = []
  const render: TestRender = async (_request, context) => {
    const services = await context.get(backend).content.list('services')
    return new Response(null, { status: services.length > 0 ? 200 : 503, headers: { 'content-type': 'text/html' } })
  }
  const say = (line: string) => lines.push(line)
  const { environment } = fresh
  expect(
    await runBackup(['restore', file, '--yes'], { environment, render: asRender(render), say }),
    lines.join('\n'),
  ).toBe(0)
  expect(lines.join('\n')).not.toContain('gesichert als')
  expect((await stateOf(fresh)).items).toBe((await stateOf(place)).items)
})
