import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movedTables } from '#server/backup/archived-tables.ts'
import { createFingerprint, lineOf } from '#server/backup/row-lines.ts'
import { readConfig } from '#server/base/config.ts'
import { makeKeyFile } from '#server/connections/key-file.ts'
import type { Database } from '#server/database/schema.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { openObjectStore } from '#server/media/media.ts'
import { setMove } from '#server/move/move-lock.ts'
import { runMove } from '#server/commands/move.ts'
import { newPostgresPlace, newSqlitePlace, openAt } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { photograph } from '../media-files.ts'
import { startS3Server } from '../s3-server.ts'

type Environment = Record<string, string>
const stat = { value: '12', label: 'Standorte' }
const by = { by: 'test' }
const refused = { status: 503, code: 'moving' }

/** The site that these settings lead to; it stays when the app ends. */
function open(environment: Environment) {
  const place = { environment, async [Symbol.asyncDispose]() {} }
  // Chores of the start would write what is compared.
  return startMediaApp({ newPlace: async () => place, environment, still: true }, async () => place)
}

async function move(environment: Environment, words: string[], onSay: (line: string) => void = () => {}) {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    onSay(line)
  }
  const code = await runMove(words, { environment, say, settleMs: 0 })
  return { code, output: lines.join('\n') }
}

/** What every table holds, as a number each; the move itself is told in the change feed. */
async function fingerprints(database: Database): Promise<Record<string, string>> {
  await using snapshot = await openTableSnapshot(database)
  const found: Record<string, string> = {}
  for (const table of movedTables(await snapshot.tables())) {
    const print = createFingerprint()
    for await (const rows of snapshot.rows(table))
      rows.filter((row) => row.collection !== 'move').forEach((row) => print.add(lineOf(row)))
    found[table] = print.result().fingerprint
  }
  return found
}

async function answerOf(response: Promise<Response>) {
  const { status, headers, ...rest } = await response.then(async (answered) => ({
    status: answered.status,
    headers: answered.headers,
    body: (await answered.json()) as { error?: { code: string; message: string } },
  }))
  return { status, code: rest.body.error?.code, message: rest.body.error?.message, retry: headers.get('retry-after') }
}

async function originalsAt(environment: Environment): Promise<string[]> {
  const store = await openObjectStore(readConfig(environment))
  const keys = await store.list('originals/')
  store.close()
  return keys
}

test('a site moves to PostgreSQL and S3 and back again, row for row and file for file', async () => {
  await using disk = await newSqlitePlace('seeded')
  await using postgres = await newPostgresPlace()
  await using s3 = await startS3Server()
  const here = disk.environment
  const there = { ...here, ...postgres.environment, ...s3.environment }
  const settingsFile = join(here.SCHAUFENSTER_DATA_DIR!, 'new.env')
  await writeFile(
    settingsFile,
    Object.entries({ ...postgres.environment, ...s3.environment })
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  )

  await using old = await open(here)
  const picture = await old.add('team.jpg', await photograph(300, 200))
  await old.backend.store.create('stats', { id: 'standorte', values: stat }, by)
  await old.backend.media.settled()
  const before = await fingerprints(old.database)
  const { code, output } = await move(here, [settingsFile])
  expect(output).toContain('Set DATABASE_URL to the new database.')
  expect(output).toContain('Set SCHAUFENSTER_S3_* to the new bucket.')
  expect(output).not.toContain('S3RVER')
  expect(code).toBe(0)

  // The old place stays as it was, shows its pages and takes nothing.
  await expect(old.backend.store.create('stats', { id: 'spaet', values: stat }, by)).rejects.toMatchObject(refused)
  await expect.poll(() => old.backend.moveLock.state()).toBe('left')
  const answer = await answerOf(old.send('POST', '/api/content/stats', { id: 'spaet', values: stat }))
  expect(answer).toMatchObject({ ...refused, retry: '30' })
  expect(answer.message).toContain('zieht gerade um')
  expect((await old.get('/')).status).toBe(200)
  expect((await old.get('/readyz')).status).toBe(200)
  expect(await fingerprints(old.database)).toEqual(before)

  {
    await using moved = await open(there)
    expect(await fingerprints(moved.database)).toEqual(before)
    const { headers } = await moved.get(`/media/${picture.id}`)
    expect((await moved.get(headers.get('location')!)).status).toBe(200)
    const created = await moved.send('POST', '/api/content/stats', { id: 'neu', values: stat })
    expect(created.status).toBe(201)
    await moved.add('zweites.jpg', await photograph(200, 200))
    await moved.backend.media.settled()
  }

  const back = await move(there, ['sqlite', 'disk'])
  expect(back.output).toContain('Remove DATABASE_URL.')
  expect(back.code).toBe(0)
  const [target, source] = [await openAt(disk), await openAt(postgres)]
  expect(await fingerprints(target)).toEqual(await fingerprints(source))
  await Promise.all([target.close(), source.close()])
  expect(await originalsAt(here)).toEqual(await originalsAt(there))
  expect(await originalsAt(here)).toHaveLength(2)
  await using again = await open(here)
  expect((await again.send('POST', '/api/content/stats', { id: 'wieder', values: stat })).status).toBe(201)
})

test('a move of the media alone ends by itself when the site starts with the new settings', async () => {
  await using disk = await newSqlitePlace('seeded')
  await using s3 = await startS3Server()
  const here = disk.environment
  const there = { ...here, ...s3.environment }
  {
    await using old = await open(here)
    await old.add('team.jpg', await photograph(300, 200))
  }
  // From a run that broke off, and damaged on the way.
  const bucket = await openObjectStore(readConfig(there))
  const [key] = await originalsAt(here)
  await bucket.put(key!, Buffer.from('halb'), 'image/jpeg')
  bucket.close()
  const settingsFile = join(here.SCHAUFENSTER_DATA_DIR!, 'new.env')
  await writeFile(
    settingsFile,
    Object.entries(s3.environment)
      .map((pair) => pair.join('='))
      .join('\n'),
  )
  expect((await move(here, [settingsFile])).code).toBe(0)

  const bytesAt = async (environment: Environment) => {
    const store = await openObjectStore(readConfig(environment))
    const bytes = Buffer.from(await new Response((await store.get(key!))!.body).arrayBuffer())
    store.close()
    return bytes
  }
  expect((await bytesAt(there)).equals(await bytesAt(here))).toBe(true)
  {
    await using still = await open(here)
    expect(await answerOf(still.send('POST', '/api/content/stats', { values: stat }))).toMatchObject(refused)
  }
  await using moved = await open(there)
  expect((await moved.send('POST', '/api/content/stats', { values: stat })).status).toBe(201)
})

test('nothing is written over, and a move that is taken back leaves a site that takes changes', async () => {
  await using disk = await newSqlitePlace('seeded')
  await using taken = await newPostgresPlace('seeded')
  const { output, code } = await move(disk.environment, [taken.environment.DATABASE_URL!])
  expect(output).toContain('There is a site in the target already')
  expect(code).toBe(1)
  await using app = await open(disk.environment)
  await app.backend.store.create('stats', { values: stat }, by)
  await setMove(app.database, { state: 'copying', database: 'anderswo', media: 'dort' }, '2026-03-01T10:00:00.000Z')
  await expect(app.backend.store.create('stats', { values: stat }, by)).rejects.toMatchObject(refused)
  expect((await move(disk.environment, ['cancel'])).code).toBe(0)
  await app.backend.store.create('stats', { values: stat }, by)
  await expect.poll(() => app.backend.moveLock.state()).toBeUndefined()
  expect((await app.send('POST', '/api/content/stats', { values: stat })).status).toBe(201)
  expect((await move(disk.environment, ['sqlite'])).output).toContain('there already')
  expect((await move(disk.environment, ['nirgendwo'])).output).toContain('Usage')
})

test('another key file at the target ends a move before anything is moved', async () => {
  await using disk = await newSqlitePlace('seeded')
  await using other = await newSqlitePlace()
  const settingsFile = join(disk.environment.SCHAUFENSTER_DATA_DIR!, 'new.env')
  await writeFile(settingsFile, `SCHAUFENSTER_DATA_DIR=${other.environment.SCHAUFENSTER_DATA_DIR}`)
  for (const { environment } of [disk, other]) await makeKeyFile(readConfig(environment).keyFile)
  expect(await move(disk.environment, [settingsFile])).toMatchObject({ code: 1, output: /another key file/ })
  await using app = await open(disk.environment)
  await app.backend.store.create('stats', { values: stat }, by)
})

test('a run that is killed is simply started again', async () => {
  await using disk = await newSqlitePlace('seeded')
  await using postgres = await newPostgresPlace()
  const url = postgres.environment.DATABASE_URL!
  const flags = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../move-child.ts'), url]
  const environment = { PATH: process.env.PATH, ...disk.environment }
  const child = spawn(process.execPath, flags, { env: environment })
  const ended = once(child, 'exit')
  let output = ''
  for await (const chunk of child.stdout) if ((output += String(chunk)).includes('takes no changes')) break
  child.kill('SIGKILL')
  await ended
  const { code } = await move(disk.environment, [url])
  expect(code).toBe(0)
  await using moved = await open({ ...disk.environment, ...postgres.environment })
  expect((await moved.send('POST', '/api/content/stats', { values: stat })).status).toBe(201)
})
