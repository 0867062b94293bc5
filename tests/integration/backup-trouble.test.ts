import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeKeyFile, readKeyFile } from '#server/connections/key-file.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { altered } from '../archives.ts'
import { startMediaApp } from '../media-app.ts'
import { photograph } from '../media-files.ts'

const by = { id: 'test', name: 'Test' }
const deed = { by, passphrase: '' }
const passphrase = 'ein langes Kennwort'
const stat = { value: '12', label: 'Standorte' }
type App = Awaited<ReturnType<typeof startMediaApp>>

const folderOf = ({ place }: App) => place.environment.SCHAUFENSTER_DATA_DIR!
const archiveOf = (app: App, name: string) => join(folderOf(app), 'backups/backups', `${name}.zip`)
const made = async (app: App) => (await app.backend.backups.make('manual'))!.name

test('a flipped byte is named by the part it is in, and a cut archive by what it lacks', async () => {
  await using app = await startMediaApp()
  const { backups } = app.backend
  const name = await made(app)
  const file = archiveOf(app, name)
  const bytes = readFileSync(file)
  const flipped = Buffer.from(bytes)
  const at = flipped.indexOf('database/documents.jsonl') + 200
  flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at)
  writeFileSync(file, flipped)
  await expect(backups.check(name)).rejects.toThrow(/verändert: „database\/documents\.jsonl“/)
  await expect(backups.restore({ name }, deed)).rejects.toThrow(/verändert/)
  await expect(backups.restore({ path: file }, deed)).rejects.toThrow(/„database\/documents\.jsonl“ stimmt nicht/)
  truncateSync(file, bytes.length - 100)
  await expect(backups.check(name)).rejects.toThrow(/abgeschnitten: [\d.]+ statt [\d.]+ Bytes/)
  await expect(backups.restore({ path: file }, deed)).rejects.toThrow('abgeschnitten')
})

test('a damaged line about a backup is named, keeps nothing from being backed up, and lets nothing be cleared away', async () => {
  await using app = await startMediaApp()
  const { backups } = app.backend
  const name = await made(app)
  writeFileSync(join(folderOf(app), 'backups/backups', `${name}.json`), '{')
  await expect(backups.list()).rejects.toThrow(`„${name}.json“ stimmt nicht`)
  await made(app)
  expect(await backups.state()).toMatchObject({ problem: null })
  expect(existsSync(archiveOf(app, name))).toBe(true)
})

test.skipIf(process.platform === 'win32')('nobody but the account of the site can look into the folder', async () => {
  await using app = await startMediaApp()
  await made(app)
  for (const name of ['backups', 'backup-work']) expect(statSync(join(folderOf(app), name)).mode & 0o077, name).toBe(0)
})

test('a byte that flipped anywhere at the head of a single file is noticed before anything is read from it', async () => {
  await using app = await startMediaApp()
  await app.add('team.jpg', await photograph(300, 200))
  const file = join(folderOf(app), 'one.zip')
  await writeFile(file, await app.backend.backups.pack(await made(app)))
  const bytes = readFileSync(file)
  const headBytes = 30 + bytes.readUInt16LE(26)
  for (let at = 0; at < headBytes + 20; at += 1) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(at) ^ 4, at)
    writeFileSync(file, flipped)
    await expect(app.backend.backups.preview({ path: file }), `byte ${at}`).rejects.toThrow('„media/')
  }
  writeFileSync(file, bytes)
  expect((await app.backend.backups.preview({ path: file })).missingMedia).toBe(0)
})

test('rows that were exchanged in a whole zip file are noticed as well', async () => {
  await using app = await startMediaApp()
  const name = await made(app)
  const file = join(folderOf(app), 'forged.zip')
  const change = (entry: string, bytes: Buffer) =>
    entry === 'database/documents.jsonl' ? bytes.toString().replace('IT', 'XX') : bytes
  writeFileSync(file, await altered(readFileSync(archiveOf(app, name)), change))
  await expect(app.backend.backups.preview({ path: file })).rejects.toThrow('„database/documents.jsonl“')
})

test('a media file that was damaged in its place is named, and the mail of the failure leaves by the outbox', async () => {
  await using server = await startMailServer()
  await using app = await startMediaApp({
    environment: { SCHAUFENSTER_SMTP_URL: server.url, SCHAUFENSTER_MAIL_TO: 'betrieb@example.de' },
  })
  const { hash } = await app.add('team.jpg', await photograph(300, 200)).then(async ({ id }) => {
    return app.database.query.selectFrom('media').select('hash').where('id', '=', id).executeTakeFirstOrThrow()
  })
  await made(app)
  writeFileSync(join(folderOf(app), 'backups/media', hash), 'etwas anderes')
  await expect(app.backend.backups.make('manual')).rejects.toThrow(hash)
  // A trouble that lasts is one mail.
  await expect(app.backend.backups.make('manual')).rejects.toThrow(hash)
  const [mail] = await server.received(1)
  expect(headerOf(mail!, 'subject')).toBe('Störung: Sicherung der Website')
  expect(mail).toMatchObject({ to: ['betrieb@example.de'] })
  await app.backend.mail.outbox.deliverDue()
  expect(server.mails).toHaveLength(1)
  expect(await app.backend.backups.state()).toMatchObject({ proven: { media: 1 }, problem: { text: /./ } })
  expect((await app.get('/')).status).toBe(200)
})

test('the key file is in it, sealed, and comes back with the passphrase only', async () => {
  await using app = await startMediaApp({ environment: { SCHAUFENSTER_BACKUP_PASSPHRASE: passphrase } })
  const { backups } = app.backend
  const keyFile = join(folderOf(app), 'connections.key')
  const key = await makeKeyFile(keyFile)
  const line = (await backups.make('manual'))!
  expect(line.withKey).toBe(true)
  const archive = readFileSync(archiveOf(app, line.name))
  expect(archive.includes(key) || archive.includes(key.toString('base64'))).toBe(false)
  expect((await backups.preview({ name: line.name })).key).toBe('same')

  await rm(keyFile)
  const other = await makeKeyFile(keyFile)
  expect((await backups.preview({ name: line.name })).key).toBe('other')
  await expect(backups.restore({ name: line.name }, { by, passphrase: 'ein anderes Kennwort' })).rejects.toThrow(
    'Mit diesem Kennwort',
  )
  expect((await readKeyFile(keyFile))?.equals(other)).toBe(true)
  await backups.restore({ name: line.name }, deed)
  expect((await readKeyFile(keyFile))?.equals(key)).toBe(true)
  expect(readdirSync(folderOf(app)).filter((name) => name.includes('.key.before-'))).toHaveLength(1)
})

test('an archive of a newer version is refused', async () => {
  await using app = await startMediaApp()
  const name = await made(app)
  const newer = join(folderOf(app), 'newer.zip')
  const change = (entry: string, content: Buffer) => {
    if (entry !== 'manifest.json') return content
    const manifest = JSON.parse(content.toString()) as { migrations: string[] }
    return JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-future'] })
  }
  writeFileSync(newer, await altered(readFileSync(archiveOf(app, name)), change))
  await expect(app.backend.backups.restore({ path: newer }, deed)).rejects.toThrow('neueren Version')
})

test('every night one is made, once by all nodes', async () => {
  let at = new Date('2026-11-16T01:00:00Z')
  await using app = await startMediaApp({ now: () => at })
  const { backups } = app.backend
  const look = () => backups.chores[0]!.work()
  await look()
  expect(await backups.list()).toEqual([])
  at = new Date('2026-11-16T02:10:00Z')
  await look()
  await look()
  expect(await backups.list()).toMatchObject([{ kind: 'nightly' }])
  expect(await backups.make('nightly')).toBeUndefined()
  at = new Date('2026-11-17T02:05:00Z')
  await look()
  expect(await backups.list()).toHaveLength(2)
})

test('a run that died is forgotten, and what it left behind goes with the next', async () => {
  let at = new Date('2026-11-16T10:00:00Z')
  await using app = await startMediaApp({ now: () => at })
  const { backups } = app.backend
  const left = archiveOf(app, '2026-11-15-030000-nightly-dead')
  await made(app)
  writeFileSync(left, 'half an archive')
  const dead = { name: 'dead', kind: 'nightly' as const, state: 'running' as const, problem: null }
  const row = { ...dead, started_at: at.toISOString(), seen_at: at.toISOString(), records: 0, media: 0, bytes: 0 }
  await app.database.query.insertInto('backups').values(row).execute()
  await expect(backups.make('manual')).rejects.toMatchObject({ code: 'conflict' })
  at = new Date('2026-11-16T10:20:00Z')
  await backups.make('manual')
  expect(readdirSync(join(folderOf(app), 'backups/backups')).filter((name) => name.includes('dead'))).toEqual([])
})

test('dashboard and readiness say when the last backup was proven, to those who may know', async () => {
  const metricsToken = 'ein-langes-geheimnis'
  await using app = await startMediaApp({
    now: () => new Date('2026-11-16T09:00:00Z'),
    environment: { SCHAUFENSTER_METRICS_TOKEN: metricsToken },
  })
  const details = async (headers: Record<string, string>) => (await app.get('/readyz?details', headers)).text()
  const token = { authorization: `Bearer ${metricsToken}` }
  const here = { 'x-schaufenster-address': '127.0.0.1' }
  expect(await details(token)).toContain('noch keine Sicherung')
  await made(app)
  expect(await details(token)).toMatch(/"text":"geprüft heute 10:00, \d+ Datensätze, 0 Medien"/)
  expect(await details(here)).toContain('geprüft heute')
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer falsch' },
    { ...here, 'x-forwarded-for': '203.0.113.1' },
  ]
  for (const stranger of strangers) expect(await details(stranger)).toBe('ready\n')
})

test('in the admin area a backup is made and put back in the background', async () => {
  await using app = await startMediaApp()
  const { store, backups } = app.backend
  const finished = async () => {
    while (backups.work()?.running) await new Promise(setImmediate)
    return backups.work()
  }
  expect((await app.send('POST', '/api/backups')).status).toBe(202)
  expect((await app.send('POST', '/api/backups')).status).toBe(409)
  expect(await finished()).toMatchObject({ failed: false, outcome: /Sicherung angelegt und geprüft/ })
  const name = (await backups.list())[0]!.name
  await store.create('stats', { id: 'neu', values: stat }, { by: by.id })
  const preview = (await (await app.send('GET', `/api/backups/${name}/preview`)).json()) as {
    areas: { name: string }[]
  }
  expect(preview.areas.find((area) => area.name === 'stats')).toMatchObject({ removed: 1 })
  expect((await app.send('POST', `/api/backups/${name}/restore`, {})).status).toBe(202)
  expect(await finished()).toMatchObject({ task: 'restore', failed: false })
  expect(await store.get('stats', 'neu')).toBeUndefined()
  const { lines } = await app.backend.operations.audit({ search: '', before: undefined })
  expect(lines.map(({ action }) => action)).toContain('backup.restore')
  expect((await app.send('GET', `/api/backups/${name}/archive`)).headers.get('content-type')).toBe('application/zip')
  for (const unknown of ['nichts', 'n'.repeat(400), 'n'.repeat(5_000), '%00', '..%2f..'])
    for (const view of ['preview', 'archive'])
      expect((await app.send('GET', `/api/backups/${unknown}/${view}`)).status, unknown).toBe(404)
})
