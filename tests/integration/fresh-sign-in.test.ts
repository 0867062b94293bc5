import { expect, test } from 'vitest'
import { apiRoutes } from '#server/api/routes.ts'
import { createAuth } from '#server/sign-in/auth.ts'
import { authBasePath } from '#server/sign-in/auth-names.ts'
import { createPasswordHashing } from '#server/sign-in/password-hashing.ts'
import { freshSignInMs } from '#server/base/limits.ts'
import { addPasskey, goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { headerOf, startMailServer } from '../fakes/mail-server.ts'
import { startOidcProvider } from '../fakes/oidc-provider.ts'
import { finish, providerSetting, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

/** What a stolen session alone must not do: a new row that gives access or hands out data belongs here. */
const asksForFreshSignIn = [
  'POST /api/account/fresh',
  'POST /api/account/email',
  'POST /api/account/password',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/recovery-codes',
  'DELETE /api/account/second-factor',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'PATCH /api/account/passkeys/:id',
  'DELETE /api/account/passkeys/:id',
  'POST /api/users/invitations',
  'PUT /api/users/required-factors',
  'PATCH /api/users/:id',
  'DELETE /api/users/:id',
  'GET /api/export',
  'POST /api/personal-data/search',
  'POST /api/personal-data/export',
  'POST /api/personal-data/erase',
  'POST /api/backups',
  'GET /api/backups/:name/archive',
  'POST /api/backups/:name/restore',
  'PUT /api/connections/mail',
  'PUT /api/connections/chat',
  'PUT /api/connections/providers/:id',
  'DELETE /api/connections/providers/:id',
]

const guarded = apiRoutes.filter(({ right }) => right !== 'public')

async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return void (await response.body?.cancel())
  return ((await response.json().catch(() => null)) as { error?: { code: string } } | null)?.error?.code
}

async function startAt(time = '2026-11-15T10:00:00Z') {
  let at = Date.parse(time)
  const app = await startApp({ now: () => new Date(at), still: true })
  return { app, pass: (ms: number) => void (at += ms), [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

test('the table of routes names what asks for a fresh sign-in', () => {
  const rows = guarded.filter((row) => 'fresh' in row && row.fresh).map(({ method, path }) => `${method} ${path}`)
  expect(rows.toSorted()).toEqual(asksForFreshSignIn.toSorted())
})

test('five minutes after signing in each of them is refused, and nothing else is', async () => {
  await using site = await startAt()
  const ada = await signedInBrowser(site.app, 'admin')
  site.pass(freshSignInMs)
  for (const { method, path } of guarded) {
    const address = path.replace(':collection', 'services').replaceAll(/:\w+/g, 'unbekannt')
    const code = await codeOf(await ada.send(method, address, {}))
    const wanted = asksForFreshSignIn.includes(`${method} ${path}`)
    expect([method, path, code === 'sign-in-again']).toEqual([method, path, wanted])
  }
})

test('signing in again opens them for five minutes, and ends the session of before', async () => {
  await using site = await startAt()
  const { app, pass } = site
  const ada = await signedInBrowser(app, 'admin')
  const invite = (browser = ada) =>
    browser.send('POST', '/api/users/invitations', { email: 'edi@musterwerk.example', role: 'editor' })
  pass(freshSignInMs - 1)
  expect((await invite()).status).toBe(201)
  pass(1)
  expect((await invite()).status).toBe(403)
  const stolen = new Map(ada.cookies)
  await ada.openSession(await ada.send('POST', '/api/auth/password', { email: ada.email, password: goodPassword }))
  expect((await invite()).status).toBe(201)
  const thief = { ...openBrowser(app), id: '', email: '' }
  for (const [name, value] of stolen) thief.cookies.set(name, value)
  expect((await invite(thief)).status).toBe(401)
  pass(-60 * 60_000)
  expect(await codeOf(await invite()), 'a clock that was set back keeps nobody fresh').toBe('sign-in-again')
})

test('a script with the API token is asked for nothing', async () => {
  await using site = await startAt()
  const invitation = { email: 'edi@musterwerk.example', role: 'editor' }
  expect((await site.app.send('POST', '/api/users/invitations', invitation)).status).toBe(201)
})

test('no address of better-auth changes a way to sign in, whoever asks', async () => {
  await using app = await startApp()
  const ada = await signedInBrowser(app, 'admin')
  await addPasskey(app, ada.id)
  const { config, log, now } = app.backend
  const parts = {
    config,
    database: app.database,
    log,
    hashing: createPasswordHashing({ cost: config.passwordCost }),
    now,
  }
  const { api } = await createAuth({ ...parts, onLinked: () => undefined }, [], [])
  const endpoints = Object.values(api).flatMap(({ path, options }: { path?: string; options: { method?: unknown } }) =>
    // What has no path is called by the server itself.
    path === undefined ? [] : [{ path, methods: [options.method].flat().map(String) }],
  )
  expect(endpoints.length).toBeGreaterThan(30)
  const names = endpoints.map(({ path }) => path)
  expect(names).toEqual(
    expect.arrayContaining(['/passkey/delete-passkey', '/two-factor/disable', '/change-password', '/link-social']),
  )
  const ways = () =>
    Promise.all(
      (['users', 'accounts', 'two_factors', 'passkeys'] as const).map((table) =>
        app.database.query.selectFrom(table).selectAll().execute(),
      ),
    )
  const before = await ways()
  const body = {
    id: 'p1',
    name: 'Fremd',
    password: goodPassword,
    currentPassword: goodPassword,
    newPassword: 'Vier Wörter ohne Sinn',
    newEmail: 'fremd@musterwerk.example',
    provider: 'firma',
    providerId: 'credential',
    code: '000000',
    email: ada.email,
  }
  for (const { path, methods } of endpoints)
    for (const method of methods) {
      const address = authBasePath + path.replace(/:\w+/, 'firma')
      const response = await ada.send(method, address, body, { origin: 'http://localhost:3000' })
      // A page of ours, a refusal, or the way back of providers, which leads to nothing without their answer.
      const isOurs = response.headers.get('content-type')?.startsWith('text/html') || response.status === 405
      const isCallback = path === '/callback/:id' && method === 'GET' && response.status === 302
      expect([method, path, isOurs || isCallback]).toEqual([method, path, true])
    }
  expect(await ways()).toEqual(before)
  expect((await ada.send('GET', '/api/auth/session')).status).toBe(200)
})

test('the owner hears by mail of every change to the ways to sign in', async () => {
  await using mail = await startMailServer()
  await using app = await startApp({ environment: { SCHAUFENSTER_SMTP_URL: mail.url } })
  const ada = await signedInBrowser(app, 'admin')
  const heard = async (count: number) => {
    const { source, to } = (await mail.received(count)).at(-1)!
    return [to[0], source.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, '%$1')]
  }
  const begun = await ada.send('POST', '/api/account/second-factor', { password: goodPassword })
  const { uri } = (await begun.json()) as { uri: string }
  await ada.send('POST', '/api/account/second-factor/confirm', { code: totpCode(uri) })
  expect(await heard(1)).toEqual([ada.email, expect.stringContaining('Der zweite Faktor wurde eingeschaltet.')])
  await ada.send('POST', '/api/account/recovery-codes', { password: goodPassword })
  expect((await heard(2))[1]).toContain('Neue Wiederherstellungscodes')
  await ada.send('DELETE', '/api/account/second-factor', { password: goodPassword })
  expect((await heard(3))[1]).toContain('Der zweite Faktor wurde ausgeschaltet.')
  await addPasskey(app, ada.id)
  expect((await ada.send('PATCH', '/api/account/passkeys/p1', { name: 'Büro' })).status).toBe(204)
  expect((await heard(4))[1]).toContain('Ein Passkey wurde umbenannt.')
  expect((await ada.send('DELETE', '/api/account/passkeys/p1')).status).toBe(204)
  expect((await heard(5))[1]).toContain('Ein Passkey wurde entfernt.')
  const change = { current: goodPassword, password: 'Vier Wörter ohne Sinn' }
  expect((await ada.send('POST', '/api/account/password', change)).status).toBe(204)
  expect((await heard(6))[1]).toContain('Das Passwort wurde ge')
  expect(headerOf(mail.mails.at(-1)!, 'Subject')).toContain('Anmeldung')
})

test('joining a provider to an account that there is, is told to its owner', async () => {
  await using mail = await startMailServer()
  await using provider = await startOidcProvider()
  await using app = await startApp({
    environment: {
      SCHAUFENSTER_SMTP_URL: mail.url,
      ...withProviders(providerSetting(provider.url, { trustEmails: true, adminGroups: ['chefs'] })),
    },
  })
  const ada = await signedInBrowser(app, 'admin')
  provider.put(ada.email, ['chefs'])
  const browser = openBrowser(app)
  const signIn = async () => finish(browser, (await visitProvider(browser, ada.email)).eventId)
  expect((await signIn()).status).toBe(200)
  const [received] = await mail.received(1)
  expect(received!.source.replaceAll('=\n', '')).toContain('Ein Anmeldedienst wurde mit dem Konto verbunden.')
  await signIn()
  await app.backend.identity.close()
  expect(mail.mails).toHaveLength(1)
})
