import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '#shared/doctor/doctor.ts'
import { runDoctor } from '#server/commands/doctor.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations.ts'
import { newPostgresPlace, newSqlitePlace, openAt, type Place } from '../databases.ts'
import { startMailServer } from '../fakes/mail-server.ts'
import { startS3Server } from '../s3-server.ts'
import { startMediaApp } from '../media-app.ts'

async function examined(environment: Record<string, string>) {
  let output = ''
  const code = await runDoctor(['--json'], { environment, say: (text) => (output += text) })
  const findings = JSON.parse(output) as Finding[]
  return { code, findings, of: (check: string) => findings.find((finding) => finding.check === check) }
}

async function prepared(place: Place, steps = migrations.length) {
  const database = await openAt(place)
  await migrate(database, migrations.slice(0, steps))
  await database.close()
}

/** A port on which nobody listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a healthy site with mail and S3 is found in order, and nothing is sent or left behind', async () => {
  await using mail = await startMailServer()
  await using s3 = await startS3Server()
  await using place = await newSqlitePlace()
  await prepared(place)
  const backupStore = Object.entries(s3.environment).map(([name, value]) => [
    name.replace('_S3_', '_BACKUP_S3_'),
    value,
  ])
  const { code, findings, of } = await examined({
    ...place.environment,
    ...s3.environment,
    ...(Object.fromEntries(backupStore) as Record<string, string>),
    SCHAUFENSTER_SMTP_URL: mail.url,
  })
  expect(findings.filter(({ state }) => state === 'problem')).toEqual([])
  expect(code).toBe(0)
  for (const check of ['configuration', 'folder.data', 'database', 'schema', 'disk', 'mail', 's3.media', 's3.backup'])
    expect(of(check), check).toMatchObject({ state: 'ok' })
  expect(of('backup')).toMatchObject({ state: 'warning', advice: /npm run backup/ })
  expect(of('webhook')).toMatchObject({ state: 'off' })
  expect(mail.mails).toEqual([])
})

test('what a newer version added to the database is a warning, what it changed a problem', async () => {
  await using place = await newSqlitePlace('migrated')
  const database = await openAt(place)
  const mark = (name: string) =>
    database.query.insertInto('schema_migrations').values({ name, applied_at: 'x' }).execute()
  await mark('9998-adds+')
  expect((await examined(place.environment)).of('schema')).toMatchObject({ state: 'warning' })
  await mark('9999-changes')
  expect((await examined(place.environment)).of('schema')).toMatchObject({ state: 'problem' })
  await database.close()
})

test('everything that is wrong is named with what to do', async () => {
  await using place = await newSqlitePlace()
  await prepared(place, migrations.length - 1)
  const port = await closedPort()
  const folder = place.environment.SCHAUFENSTER_DATA_DIR!
  const keyFile = join(folder, 'connections.key')
  writeFileSync(keyFile, `${Buffer.alloc(32).toString('base64')}\n`)
  chmodSync(keyFile, 0o644)
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'no-folder'), '')
  const provider = { id: 'firma', name: 'Firma', issuer: `http://127.0.0.1:${port}`, clientId: 'c', clientSecret: 's' }
  const { code, of } = await examined({
    ...place.environment,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    SCHAUFENSTER_BACKUP_DIR: join(folder, 'no-folder'),
    SCHAUFENSTER_SMTP_URL: `smtp://127.0.0.1:${port}`,
    SCHAUFENSTER_CHAT_WEBHOOK_URL: `http://127.0.0.1:${port}/chat`,
    SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify([provider]),
    SCHAUFENSTER_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    SCHAUFENSTER_S3_BUCKET: 'b',
    SCHAUFENSTER_S3_ACCESS_KEY: 'k',
    SCHAUFENSTER_S3_SECRET_KEY: 's',
  })
  expect(code).toBe(1)
  const problems = ['folder.backup', 'key-file', 'tls', 'proxies', 'mail', 'webhook', 'oidc.firma', 's3.media']
  for (const check of problems) expect(of(check), check).toMatchObject({ state: 'problem', advice: /./ })
  expect(of('schema')).toMatchObject({ state: 'warning', text: '1 Schritt fehlt noch.' })
  expect(of('address')).toMatchObject({ state: 'warning', text: /nicht erreichbar \(ECONNREFUSED\)/ })
  expect(of('key-file')!.advice).toContain(`chmod 600 ${keyFile}`)
  expect(of('folder.private')).toMatchObject({
    state: 'warning',
    advice: expect.stringContaining(`chmod 700 ${folder}`),
  })
})

test('backups that others can read are named, with how to close them', async () => {
  await using place = await newSqlitePlace()
  const folder = join(place.environment.SCHAUFENSTER_DATA_DIR!, 'elsewhere')
  const environment = { ...place.environment, SCHAUFENSTER_BACKUP_DIR: folder }
  mkdirSync(join(folder, 'backups'), { recursive: true })
  const files = ['a', 'b', 'c', 'd'].map((name) => join(folder, 'backups', `${name}.zip`))
  for (const file of files) {
    writeFileSync(file, 'x')
    chmodSync(file, 0o644)
  }
  chmodSync(place.environment.SCHAUFENSTER_DATA_DIR!, 0o755)
  chmodSync(folder, 0o755)
  const finding = async () => (await examined(environment)).of('folder.backup-private')
  const [a, b, c] = files
  expect(await finding()).toMatchObject({
    state: 'warning',
    text: `Auch andere Konten dieses Rechners kommen heran: ${folder}, ${a}, ${b}, ${c} und 1 weitere`,
    advice: `Führen Sie aus: chmod -R go= ${folder}`,
  })
  for (const file of files) chmodSync(file, 0o600)
  expect(await finding()).toMatchObject({ state: 'warning', text: expect.stringMatching(/heran: \S+elsewhere$/) })
  // Nobody gets to the files through a closed folder, its own or that of all data.
  for (const file of files) chmodSync(file, 0o644)
  chmodSync(place.environment.SCHAUFENSTER_DATA_DIR!, 0o700)
  expect(await finding()).toMatchObject({ state: 'ok' })
  chmodSync(place.environment.SCHAUFENSTER_DATA_DIR!, 0o755)
  chmodSync(folder, 0o700)
  expect(await finding()).toMatchObject({ state: 'ok' })
})

test('settings that are wrong are listed one by one, and a database that is away has its line', async () => {
  const { code, findings } = await examined({ PORT: 'viele', SCHAUFENSTER_LOG_LEVEL: 'laut' })
  expect(code).toBe(1)
  expect(findings.map(({ text }) => text.split(' ')[0])).toEqual(['PORT', 'SCHAUFENSTER_LOG_LEVEL'])
  await using place = await newSqlitePlace()
  const url = `postgres://nobody:secret@127.0.0.1:${await closedPort()}/nothing`
  const away = await examined({ ...place.environment, DATABASE_URL: url })
  expect(away.of('database')).toMatchObject({ state: 'problem' })
  expect(JSON.stringify(away.findings)).not.toContain('secret')
})

test('on PostgreSQL and in the admin area it is the same list', async () => {
  await using app = await startMediaApp({ newPlace: newPostgresPlace })
  const { findings } = (await (await app.send('POST', '/api/doctor')).json()) as { findings: Finding[] }
  expect(findings.find(({ check }) => check === 'database')).toMatchObject({ state: 'ok', text: /PostgreSQL/ })
  expect((await app.get('/api/doctor', { accept: 'application/json' })).status).not.toBe(200)
})
