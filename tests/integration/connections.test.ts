import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { noMail, type ConnectionTest } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines, silentLog } from '../databases.ts'
import { startChatWebhook } from '../fakes/chat-webhook.ts'
import { startEmailJsProvider } from '../fakes/emailjs-provider.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { oidcClient, startOidcProvider } from '../fakes/oidc-provider.ts'
import { startSilentListener } from '../fakes/silent-listener.ts'
import { finish, visitProvider } from '../provider-journey.ts'
import { renderServices, startApp } from '../start-app.ts'
import { startMail } from '../start-mail.ts'
import { asRender } from '../as-render.ts'

const password = 'sehr-geheim-48151623'
const { result, key: keyWords } = connectionMessages

function newKeyPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-key-'))
  const file = join(folder, 'schluessel', 'connections.key')
  return {
    file,
    environment: { SCHAUFENSTER_KEY_FILE: file },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A mail server that wants a password, and the settings that fit it. */
async function startGuardedMailServer() {
  const logins: string[] = []
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, callback) {
      logins.push(`${auth.username} ${auth.password}`)
      if (auth.password === password) callback(null, { user: auth.username })
      else callback(Object.assign(new Error(`wrong password ${auth.password}`), { responseCode: 535 }))
    },
  })
  const port = Number(new URL(server.url).port)
  const settings = { ...noMail, kind: 'smtp', host: '127.0.0.1', port, user: 'website', from: 'web@nordlicht.example' }
  return Object.assign(server, { settings, logins })
}

async function json<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body
}

async function complaint(response: Response) {
  const { error } = await json<{ error: { code: string; message: string; fields?: { path: string }[] } }>(response)
  return { status: response.status, ...error }
}

onBothEngines((_engine, newPlace) => {
  test('mail that is set up by the screen delivers at once, and its password stays on the server', async () => {
    using place = newKeyPlace()
    await using server = await startGuardedMailServer()
    const lines: string[] = []
    const log = createLog('debug', (line) => lines.push(line))
    await using app = await startApp({ newPlace, environment: place.environment, log })
    const admin = await signedInBrowser(app, 'admin')
    expect(app.backend.connections.mail().route.kind).toBe('none')

    const saved = await admin.send('PUT', '/api/connections/mail', { ...server.settings, password })
    expect([saved.status, await saved.text()]).toEqual([204, ''])
    const test1 = await json<ConnectionTest>(await admin.send('POST', '/api/connections/mail/test'))
    expect(test1).toEqual({ ok: true, text: result.mailSent(admin.email), answer: expect.stringMatching(/^250/) })
    expect(server.mails[0]).toMatchObject({ from: 'web@nordlicht.example', to: [admin.email] })
    expect(headerOf(server.mails[0]!, 'Subject')).toContain('Testmail der Website von')

    expect(statSync(place.file).mode & 0o777).toBe(0o600)
    const shown = app.backend.connections.shown()
    expect(shown.mail).toMatchObject({ secrets: { password: true }, fixed: {}, problem: null })
    const rows = await app.database.query.selectFrom('connections').selectAll().execute()
    const audit = await app.database.query.selectFrom('audit_log').selectAll().execute()
    const archive = Buffer.from(await (await admin.send('GET', '/api/export')).arrayBuffer())
    for (const text of [JSON.stringify(shown), JSON.stringify(rows), JSON.stringify(audit), lines.join('\n')])
      expect(text).not.toContain(password)
    expect(archive.includes('connections')).toBe(false)
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['connection.change', 'connection.test']))
  })

  test('another node on the same database follows', async () => {
    using place = newKeyPlace()
    await using webhook = await startChatWebhook()
    await using app = await startApp({ newPlace, environment: place.environment })
    const config = readConfig(place.environment)
    const other = await createApp({ config, database: app.database, log: silentLog, render: asRender(renderServices) })
    expect(other.backend.chat.kind).toBe('automatic')
    const admin = await signedInBrowser(app, 'admin')
    const dropped = vi.spyOn(other.memory, 'drop')
    const body = { url: webhook.url, headerName: 'Authorization', headerValue: `Bearer ${password}` }
    expect((await admin.send('PUT', '/api/connections/chat', body)).status).toBe(204)
    expect(app.backend.chat.kind).toBe('ai')
    await other.backend.feed.read()
    await expect.poll(() => other.backend.chat.kind).toBe('ai')
    expect(dropped).toHaveBeenCalled()
    const told = await json<ConnectionTest>(await admin.send('POST', '/api/connections/chat/test'))
    expect(told).toEqual({ ok: true, text: result.chatAnswered, answer: 'Guten Tag' })
    expect(webhook.asked[0]).toMatchObject({
      headers: { authorization: `Bearer ${password}` },
      body: { message: result.chatQuestion },
    })
    await other.close()
  })
})

test('what was on its way when the mail server changed is not lost', async () => {
  using place = newKeyPlace()
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>()
  await using former = await startMailServer({
    async onMailFrom(_address, _session, callback) {
      begins()
      await letGo
      callback()
    },
  })
  await using next = await startMailServer()
  await using site = await startMail({ environment: place.environment })
  const { connections } = site.backend
  const by = { id: 'system', name: 'Test' }
  const settingsOf = ({ url }: { url: string }) => ({
    ...noMail,
    kind: 'smtp' as const,
    host: '127.0.0.1',
    port: Number(new URL(url).port),
  })
  await connections.saveMail(settingsOf(former), by)
  const writing = site.write({ message: 'Unterwegs beim Wechsel' })
  await begun
  await connections.saveMail(settingsOf(next), by)
  release()
  await writing
  await site.write({ message: 'Nach dem Wechsel' })
  expect([former.mails.length, next.mails.length]).toEqual([1, 1])
})

test('a wrong password is told with the words of the server, which never repeat the password', async () => {
  using place = newKeyPlace()
  await using server = await startGuardedMailServer()
  await using app = await startApp({ environment: place.environment })
  const admin = await signedInBrowser(app, 'admin')
  const wrong = 'falsches-passwort-99'
  await admin.send('PUT', '/api/connections/mail', { ...server.settings, password: wrong })
  const told = await json<ConnectionTest>(await admin.send('POST', '/api/connections/mail/test'))
  expect(told).toMatchObject({ ok: false, text: 'Der Mailserver hat die Anmeldung abgelehnt.' })
  expect(told.answer).toMatch(/^535/)
  expect(JSON.stringify(told)).not.toContain(wrong)
})

test('a test ends in time when the other side is silent', async () => {
  using place = newKeyPlace()
  await using silent = await startSilentListener()
  await using app = await startApp({ environment: place.environment, outbound: { connectionTestMs: 50 } })
  const admin = await signedInBrowser(app, 'admin')
  const { hostname: host, port } = new URL(silent.url)
  await admin.send('PUT', '/api/connections/mail', { ...noMail, kind: 'smtp', host, port: Number(port) })
  await admin.send('PUT', '/api/connections/chat', { url: silent.url, headerName: 'Authorization' })
  const tell = async (path: string) => json<ConnectionTest>(await admin.send('POST', path))
  expect(await tell('/api/connections/mail/test')).toMatchObject({
    ok: false,
    text: expect.stringContaining('rechtzeitig'),
  })
  expect(await tell('/api/connections/chat/test')).toMatchObject({ ok: false, text: result.chatSilent })
})

test('a stored secret goes to no other place, is kept when nothing is said, and can be removed', async () => {
  using place = newKeyPlace()
  await using server = await startGuardedMailServer()
  await using app = await startApp({ environment: place.environment })
  const admin = await signedInBrowser(app, 'admin')
  const put = (body: object) => admin.send('PUT', '/api/connections/mail', body)
  await put({ ...server.settings, password })
  const elsewhere = await put({ ...server.settings, host: 'mail.fremd.example' })
  expect(await complaint(elsewhere)).toMatchObject({ status: 422, fields: [{ path: 'password' }] })
  expect((await put({ ...server.settings, from: 'neu@nordlicht.example' })).status).toBe(204)
  expect(await json(await admin.send('POST', '/api/connections/mail/test'))).toMatchObject({ ok: true })
  expect((await put({ ...server.settings, password: null })).status).toBe(204)
  expect(app.backend.connections.shown().mail.secrets.password).toBe(false)
  const [row] = await app.database.query.selectFrom('connections').select('secrets').execute()
  expect(row).toEqual({ secrets: '{}' })
})

test('the environment wins: its fields are fixed and its values count', async () => {
  using place = newKeyPlace()
  await using server = await startMailServer()
  await using provider = await startEmailJsProvider()
  const environment = {
    ...place.environment,
    SCHAUFENSTER_SMTP_URL: `${server.url.replace('//', '//umwelt:stadtpark@')}`,
    SCHAUFENSTER_MAIL_FROM: 'umwelt@nordlicht.example',
  }
  await using app = await startApp({ environment })
  const admin = await signedInBrowser(app, 'admin')
  const emailjs = { kind: 'emailjs', emailJsUrl: provider.url, publicKey: 'k', serviceId: 's', templateId: 't' }
  await admin.send('PUT', '/api/connections/mail', { ...noMail, ...emailjs, from: 'x@y.example', privateKey: password })
  const { mail } = app.backend.connections.shown()
  expect(mail).toMatchObject({
    values: { kind: 'smtp', host: '127.0.0.1', user: 'umwelt', from: 'umwelt@nordlicht.example' },
    secrets: { password: true },
    fixed: { host: 'SCHAUFENSTER_SMTP_URL', from: 'SCHAUFENSTER_MAIL_FROM' },
  })
  expect(JSON.stringify(mail)).not.toContain('stadtpark')
  expect(app.backend.connections.mail()).toMatchObject({ route: { kind: 'smtp' }, from: 'umwelt@nordlicht.example' })
})

test('without its key file a site starts, says what to do, and keeps mail until the key is back', async () => {
  using place = newKeyPlace()
  await using server = await startGuardedMailServer()
  await using app = await startMail({ environment: place.environment })
  const by = { id: 'system', name: 'Test' }
  const { kind, ...rest } = server.settings
  await app.backend.connections.saveMail({ ...rest, kind: 'smtp', password }, by)
  const key = readFileSync(place.file)
  const restarted = async () => {
    const log = silentLog
    const config = readConfig(place.environment)
    const { backend, close } = await createApp({
      config,
      database: app.database,
      log,
      render: asRender(renderServices),
    })
    return { ...backend, [Symbol.asyncDispose]: close }
  }

  rmSync(place.file)
  {
    await using site = await restarted()
    expect(site.connections.shown().mail.problem).toBe(keyWords.missing(place.file))
    expect(await site.mail.test('a@b.example')).toMatchObject({ ok: false, text: keyWords.missing(place.file) })
    const chat = {
      url: 'https://n8n.example/webhook',
      headerName: 'Authorization',
      headerValue: 'Bearer neu-und-geheim',
    }
    await expect(site.connections.saveChat(chat, by)).rejects.toMatchObject({
      code: 'key-file',
      message: keyWords.missing(place.file),
    })
  }
  writeFileSync(place.file, randomBytes(32).toString('base64'))
  {
    await using site = await restarted()
    expect(site.connections.shown().mail.problem).toBe(keyWords.wrong(place.file))
  }
  writeFileSync(place.file, 'kein Schlüssel')
  {
    await using site = await restarted()
    expect(site.connections.shown().mail.problem).toBe(keyWords.damaged(place.file))
  }
  writeFileSync(place.file, key)
  {
    await using site = await restarted()
    expect(await site.mail.test('a@b.example')).toMatchObject({ ok: true })
  }
  rmSync(place.file)
  {
    await using site = await restarted()
    await site.connections.saveMail({ ...rest, kind, password: null } as never, by)
    await site.connections.saveMail({ ...rest, kind, password } as never, by)
    expect(await site.mail.test('a@b.example')).toMatchObject({ ok: true })
  }
})

test('people sign in at a provider that was entered by the screen, until it is removed', async () => {
  using place = newKeyPlace()
  await using provider = await startOidcProvider()
  await using app = await startApp({ environment: place.environment })
  const admin = await signedInBrowser(app, 'admin')
  const path = '/api/connections/providers/firma'
  const { client_id: clientId, client_secret: clientSecret } = oidcClient
  const body = { name: 'Firmenkonto', issuer: provider.url, clientId, clientSecret }
  expect((await admin.send('PUT', path, body)).status).toBe(204)
  expect(await json(await admin.send('POST', `${path}/test`))).toMatchObject({ ok: true })
  expect(app.backend.connections.shown().providers[0]).toMatchObject({
    id: 'firma',
    callback: 'http://localhost:3000/__/auth/callback/firma',
    secrets: { clientSecret: true },
  })

  const stranger = openBrowser(app)
  const { eventId } = await visitProvider(stranger, admin.email)
  expect(await json(await finish(stranger, eventId))).toMatchObject({ user: { email: admin.email, role: 'admin' } })

  expect((await admin.send('PUT', path, { ...body, issuer: `${provider.url}/anders` })).status).toBe(204)
  expect(await json(await admin.send('POST', `${path}/test`))).toMatchObject({
    ok: false,
    text: result.providerUnreachable,
  })
  expect((await admin.send('DELETE', path)).status).toBe(204)
  expect(app.backend.connections.providers()).toEqual([])
  expect((await admin.send('DELETE', path)).status).toBe(404)
})

test('addresses and headers that lead elsewhere are refused, each at its field', async () => {
  using place = newKeyPlace()
  await using app = await startApp({ environment: place.environment })
  const [mail, chat, provider] = ['mail', 'chat', 'providers/firma']
  const cases: [string, object, string][] = [
    [mail, { ...noMail, kind: 'smtp' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: 'smtp://mail.example' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: '256.256.256.256' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: '1.2.3.4.5' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: '10.0.5' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: '[fe80::1::2]' }, 'host'],
    [mail, { ...noMail, host: '256.0.0.1' }, 'host'],
    [mail, { ...noMail, kind: 'smtp', host: 'a.example', user: '\ud800' }, 'user'],
    [mail, { ...noMail, kind: 'smtp', host: 'a.example', password: '\udfff' }, 'password'],
    [mail, { ...noMail, kind: 'smtp', host: 'a.example', port: 0 }, 'port'],
    [mail, { ...noMail, kind: 'emailjs', emailJsUrl: 'file:///etc/passwd' }, 'emailJsUrl'],
    [mail, { ...noMail, from: 'niemand' }, 'from'],
    [chat, { url: 'ftp://n8n.example', headerName: 'Authorization' }, 'url'],
    [chat, { url: 'https://a:b@n8n.example', headerName: 'Authorization' }, 'url'],
    [chat, { url: 'https://n8n.example', headerName: 'A: b\r\nC' }, 'headerName'],
    [chat, { url: 'https://n8n.example', headerName: 'Content-Length' }, 'headerName'],
    [chat, { url: 'https://n8n.example', headerName: 'transfer-encoding' }, 'headerName'],
    [chat, { url: '', headerName: 'A', headerValue: 'x\r\nHost: y' }, 'headerValue'],
    [provider, { name: 'F', issuer: 'gopher://x', clientId: 'c' }, 'issuer'],
    [provider, { name: 'F', issuer: 'https:sso.example', clientId: 'c' }, 'issuer'],
    [provider, { name: 'F', issuer: 'https://sso.example?q=1', clientId: 'c' }, 'issuer'],
    [provider, { name: 'F', issuer: 'https://sso.example#f', clientId: 'c' }, 'issuer'],
    [provider, { name: 'F', issuer: 'https://a:b@sso.example', clientId: 'c' }, 'issuer'],
  ]
  for (const [name, body, field] of cases) {
    const { status, fields } = await complaint(await app.send('PUT', `/api/connections/${name}`, body))
    expect([name, body, status, fields?.map(({ path }) => path)]).toEqual([
      name,
      body,
      422,
      expect.arrayContaining([field]),
    ])
  }
})
