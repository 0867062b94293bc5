import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { ConnectionTest } from '#shared/connections/connections.ts'
import type { Finding } from '#shared/doctor/doctor.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { createApp } from '#server/app.ts'
import { runBackup } from '#server/commands/backup.ts'
import { readConfig } from '#server/base/config.ts'
import { seal } from '#server/connections/seal.ts'
import { runDoctor } from '#server/commands/doctor.ts'
import { createLog } from '#server/base/log.ts'
import { signedInBrowser } from '../browser.ts'
import { newSqlitePlace, onBothEngines, openAt, silentLog, type Place } from '../databases.ts'
import { renderServices, startApp } from '../start-app.ts'
import { asRender } from '../as-render.ts'

// Whatever lies in the database, the site starts, its backup is made and the doctor finishes.

const { stored: words } = connectionMessages
const mail = { kind: 'smtp', host: 'mail.example', port: 587, tls: 'starttls' }
const provider = { name: 'Firma', issuer: 'https://sso.example', clientId: 'website' }

type Row = { name: string; settings: string; secrets?: string }
const rowOf = (name: string, settings: unknown, secrets?: unknown): Row => ({
  name,
  settings: JSON.stringify(settings),
  ...(secrets !== undefined && { secrets: JSON.stringify(secrets) }),
})

async function backedUp({ environment }: Place) {
  const lines: string[] = []
  const code = await runBackup([], { environment, render: asRender(renderServices), say: (line) => lines.push(line) })
  return { code, lines }
}

async function examined({ environment }: Place) {
  let output = ''
  await runDoctor(['--json'], { environment, say: (text) => (output += text) })
  return JSON.parse(output) as Finding[]
}

const broken: [what: string, row: Row, check: string, problem: string][] = [
  ['mail of no JSON', { name: 'mail', settings: '{' }, 'mail', words.unreadable],
  ['mail of a number', rowOf('mail', 5), 'mail', words.unreadable],
  [
    'mail to a host that is none',
    rowOf('mail', { ...mail, host: '256.256.256.256' }),
    'mail',
    words.wrong('Mailserver'),
  ],
  [
    'mail to an address cut in two',
    rowOf('mail', { ...mail, host: '[fe80::1::2]' }),
    'mail',
    words.wrong('Mailserver'),
  ],
  ['mail whose port is a text', rowOf('mail', { ...mail, port: '{' }), 'mail', words.wrong('Port')],
  ['mail with secrets of no JSON', { ...rowOf('mail', mail), secrets: '{' }, 'mail', words.unreadable],
  ['mail with a secret nobody sealed', rowOf('mail', mail, { password: 'x' }), 'mail', 'Die Schlüsseldatei'],
  ['mail with a secret that is none', rowOf('mail', mail, ['x']), 'mail', words.unreadable],
  ['a chat of no JSON', { name: 'chat', settings: 'null' }, 'webhook', words.unreadable],
  [
    'a chat at no address',
    rowOf('chat', { url: 'http://[' }),
    'webhook',
    words.wrong('Adresse des Workflows (Webhook)'),
  ],
  ['a provider of no JSON', { name: 'provider:firma', settings: '[]' }, 'oidc.firma', words.unreadable],
  ['a provider at no address', rowOf('provider:firma', { ...provider, issuer: 'https:' }), 'oidc.firma', '(Issuer)'],
  ['a provider with an id that is none', rowOf('provider:F x', provider), 'oidc.F x', words.unusable],
]

onBothEngines((engine, newPlace) => {
  test.each(broken)('%s is off, and says so', async (_what, row, check, problem) => {
    await using place = await newPlace('seeded')
    const database = await openAt(place)
    const rest = { secrets: '{}', version: 1, updated_at: '2026-01-01T00:00:00.000Z' }
    await database.query
      .insertInto('connections')
      .values({ ...rest, ...row })
      .execute()
    const lines: string[] = []
    const log = createLog('error', (line) => lines.push(line))
    const config = readConfig(place.environment)
    const app = await createApp({ config, database, log, render: asRender(renderServices) })
    const { connections } = app.backend
    expect([connections.mail().route.kind === 'none' || connections.mail().unreadable, connections.webhook()]).toEqual([
      expect.anything(),
      undefined,
    ])
    expect(connections.providers()).toEqual([])
    expect(lines.join('')).toContain(`"name":"${row.name}"`)
    const { mail: shownMail, chat, providers } = connections.shown()
    const shown = { mail: shownMail, chat }[row.name] ?? providers[0]
    expect(shown?.problem).toContain(problem)
    expect((await app.fetch(new Request('http://localhost:3000/readyz'))).status).toBe(200)
    await app.close()
    await database.close()
    const finding = (await examined(place)).find((candidate) => candidate.check === check)
    expect(finding).toMatchObject({ state: 'problem', text: expect.stringContaining(problem) })
    if (engine === 'sqlite') expect(await backedUp(place)).toMatchObject({ code: 0 })
  })
})

test('a secret that the key opens and no header can carry is off, and told nobody', async () => {
  await using place = await newSqlitePlace('seeded')
  const key = randomBytes(32)
  writeFileSync(readConfig(place.environment).keyFile, key.toString('base64'))
  const database = await openAt(place)
  const secrets = JSON.stringify({ headerValue: seal(key, 'chat.headerValue', 'geheim\r\nHost: anders') })
  const settings = JSON.stringify({ url: 'https://n8n.example', headerName: 'Authorization' })
  await database.query
    .insertInto('connections')
    .values({ name: 'chat', settings, secrets, version: 1, updated_at: 'x' })
    .execute()
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const app = await createApp({
    config: readConfig(place.environment),
    database,
    log,
    render: asRender(renderServices),
  })
  expect(app.backend.connections.shown().chat.problem).toBe(words.unusable)
  expect(lines.join('')).not.toContain('geheim')
  await app.close()
  await database.close()
})

test('what is off can be tested, which says why, and set up anew in the admin area', async () => {
  await using app = await startApp()
  await app.database.query
    .insertInto('connections')
    .values(
      ['mail', 'chat', 'provider:firma'].map((name) => ({
        name,
        settings: '{',
        secrets: '{',
        version: 1,
        updated_at: 'x',
      })),
    )
    .execute()
  await app.database.query
    .insertInto('changes')
    .values({ collection: 'connections', document_id: 'mail', version: 1, audience: 'editors', at: 'x' })
    .execute()
  await app.backend.feed.read()
  await expect.poll(() => app.backend.connections.shown().mail.problem).toBe(words.unreadable)
  const admin = await signedInBrowser(app, 'admin')
  const path = (name: string) => `/api/connections/${name}`
  for (const name of ['mail', 'chat', 'providers/firma']) {
    const told = (await (await admin.send('POST', `${path(name)}/test`)).json()) as ConnectionTest
    expect(told, name).toEqual({ ok: false, text: words.unreadable, answer: null })
  }
  const whole = { ...mail, user: '', emailJsUrl: '', publicKey: '', serviceId: '', templateId: '', from: '', to: '' }
  expect((await admin.send('PUT', path('mail'), whole)).status).toBe(204)
  expect((await admin.send('PUT', path('chat'), { url: '', headerName: 'X-Key' })).status).toBe(204)
  expect((await admin.send('DELETE', path('providers/firma'))).status).toBe(204)
  const { mail: shownMail, chat, providers } = app.backend.connections.shown()
  expect([shownMail.problem, chat.problem, providers]).toEqual([null, null, []])
})

/** Content has its own test below; a move that is under way forbids backups on purpose. */
const leftOut = ['schema_migrations', 'seed_marks', 'documents', 'moves']

test('a start, a backup and the doctor come through when no row of any table can be read', async () => {
  await using place = await newSqlitePlace('seeded')
  const file = new DatabaseSync(readConfig(place.environment).sqliteFile)
  file.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on')
  const tables = file.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all()
  const poisoned = tables.map(({ name }) => String(name)).filter((name) => !leftOut.includes(name))
  for (const table of poisoned) {
    file.exec(`delete from "${table}"`)
    const columns = file.prepare(`pragma table_info("${table}")`).all()
    const given = columns.filter(({ type, pk }) => !(pk && /int/i.test(String(type))))
    const names = given.map(({ name }) => `"${String(name)}"`).join(', ')
    const values = given.map(({ type }) => (/int/i.test(String(type)) ? 1 : '{'))
    file.prepare(`insert into "${table}" (${names}) values (${given.map(() => '?').join(', ')})`).run(...values)
  }
  expect(poisoned.length).toBeGreaterThan(40)
  file.close()
  const database = await openAt(place)
  const config = readConfig(place.environment)
  const app = await createApp({ config, database, log: silentLog, render: asRender(renderServices) })
  expect((await app.fetch(new Request('http://localhost:3000/'))).status).toBe(200)
  await app.close()
  await database.close()
  expect(await backedUp(place)).toMatchObject({ code: 0 })
  expect((await examined(place)).find(({ check }) => check === 'database')).toMatchObject({ state: 'ok' })
})

test('a start and the doctor come through when no content can be read', async () => {
  await using place = await newSqlitePlace('seeded')
  const database = await openAt(place)
  await database.query.updateTable('documents').set({ data: '{' }).execute()
  const config = readConfig(place.environment)
  const app = await createApp({ config, database, log: silentLog, render: asRender(renderServices) })
  expect((await app.fetch(new Request('http://localhost:3000/healthz'))).status).toBe(200)
  await app.close()
  await database.close()
  expect((await examined(place)).length).toBeGreaterThan(10)
})
