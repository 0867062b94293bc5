import { expect, test } from 'vitest'
import { apiRoutes } from '#server/api/routes.ts'
import { runAdmin } from '#server/commands/admin.ts'
import { addPasskey, goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { newSqlitePlace, onBothEngines } from '../databases.ts'
import { startOidcProvider } from '../fakes/oidc-provider.ts'
import { finish, providerSetting, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Browser = Awaited<ReturnType<typeof signedInBrowser>>

async function answerOf(response: Response) {
  const body = (await response.json().catch(() => null)) as { error?: { code: string } } | null
  return [response.status, body?.error?.code]
}

const set = (by: Pick<Browser, 'send'>, role: string, required: unknown) =>
  by.send('PUT', '/api/users/required-factors', { role, required })
const refused = [403, 'second-factor-required']
/** Something that takes the right to write drafts. */
const work = async (by: Pick<Browser, 'send'>) => answerOf(await by.send('GET', '/api/search?q=web'))
const signIn = ({ email }: Browser, browser: Pick<Browser, 'send'>) =>
  browser.send('POST', '/api/auth/password', { email, password: goodPassword })

async function setUpApp(person: Browser): Promise<string> {
  const begun = await person.send('POST', '/api/account/second-factor', { password: goodPassword })
  const { uri } = (await begun.json()) as { uri: string }
  const confirmed = await person.send('POST', '/api/account/second-factor/confirm', { code: totpCode(uri) })
  expect(confirmed.status).toBe(204)
  return uri
}

async function auditOf({ database }: App, prefix: string): Promise<string[]> {
  const rows = await database.query.selectFrom('audit_log').selectAll().orderBy('seq').execute()
  return rows.flatMap(({ action, subject }) => (action.startsWith(prefix) ? [`${action} ${subject}`] : []))
}

onBothEngines((_engine, newPlace) => {
  test('from then on a running session opens only what sets one up, and everything once it is there', async () => {
    await using app = await startApp({ newPlace })
    const [ada, edi, bea] = [
      await signedInBrowser(app, 'admin'),
      await signedInBrowser(app, 'editor'),
      await signedInBrowser(app, 'contributor'),
    ]
    expect(await work(edi)).toEqual([200, undefined])
    expect((await set(ada, 'editor', true)).status).toBe(204)
    expect((await set(ada, 'editor', true)).status, 'twice is once').toBe(204)
    expect(await work(edi)).toEqual(refused)
    expect([await work(bea), await work(ada)]).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    expect((await edi.send('GET', '/api/auth/session')).status).toBe(200)

    const again = openBrowser(app)
    await again.openSession(await signIn(edi, again))
    expect(await work(again), 'nor does a new session').toEqual(refused)
    await setUpApp(edi)
    expect([await work(edi), await work(again)]).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    const { users, requiredFactors } = app.backend.identity
    expect(await requiredFactors.roles()).toEqual(['editor'])
    expect((await users.list()).filter(({ secondFactor }) => secondFactor).map(({ email }) => email)).toEqual([
      edi.email,
    ])

    expect((await set(ada, 'editor', false)).status).toBe(204)
    expect(await requiredFactors.roles()).toEqual([])
    expect(await auditOf(app, 'role.')).toEqual([
      'role.require-second-factor Redaktion',
      'role.waive-second-factor Redaktion',
    ])
  })

  test('a passkey is a second factor, and then the password alone opens nothing', async () => {
    await using app = await startApp({ newPlace })
    const [ada, edi] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
    await addPasskey(app, edi.id)
    const other = openBrowser(app)
    expect((await signIn(edi, other)).status).toBe(200)
    await set(ada, 'editor', true)
    expect(await work(edi)).toEqual([200, undefined])
    const before = await app.backend.identity.sessions.list(edi.id)
    expect(await answerOf(await signIn(edi, other))).toEqual([403, 'passkey-required'])
    expect(await app.backend.identity.sessions.list(edi.id), 'no session is left over').toEqual(before)
    const wrong = { email: edi.email, password: 'Falsch und lang genug' }
    expect(await answerOf(await other.send('POST', '/api/auth/password', wrong))).toEqual([401, 'invalid-credential'])
    const listed = (await app.backend.identity.users.list()).find(({ id }) => id === edi.id)
    expect(listed).toMatchObject({ secondFactor: true })
  })

  test('the last second factor stays while the role requires one', async () => {
    await using app = await startApp({ newPlace })
    const [ada, edi] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
    await set(ada, 'editor', true)
    await setUpApp(edi)
    const endApp = () => edi.send('DELETE', '/api/account/second-factor', { password: goodPassword })
    expect(await answerOf(await endApp())).toEqual([409, 'last-second-factor'])
    await addPasskey(app, edi.id)
    expect((await endApp()).status).toBe(204)
    const endPasskey = () => edi.send('DELETE', '/api/account/passkeys/p1')
    expect(await answerOf(await endPasskey())).toEqual([409, 'last-second-factor'])
    await set(ada, 'editor', false)
    expect((await endPasskey()).status).toBe(204)
  })

  test('of two second factors that are given up at once, one stays', async () => {
    await using app = await startApp({ newPlace })
    const [ada, edi] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
    await set(ada, 'editor', true)
    const endPasskey = (id: string) => edi.send('DELETE', `/api/account/passkeys/${id}`)
    const endApp = () => edi.send('DELETE', '/api/account/second-factor', { password: goodPassword })
    const left = async () => app.backend.identity.accounts.facts(edi.id)
    await addPasskey(app, edi.id, 'p1')
    await addPasskey(app, edi.id, 'p2')
    const passkeys = await Promise.all([endPasskey('p1'), endPasskey('p2')])
    expect(passkeys.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await left()).toMatchObject({ secondFactor: false, passkeys: 1 })
    await setUpApp(edi)
    const last = passkeys[0]!.status === 204 ? 'p2' : 'p1'
    const both = await Promise.all([endApp(), endPasskey(last)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const { secondFactor, passkeys: keys } = await left()
    expect([secondFactor, keys > 0].filter(Boolean)).toHaveLength(1)
    expect(await auditOf(app, 'account.passkey-remove')).toHaveLength(both[1]!.status === 204 ? 2 : 1)
  })
})

test('each guarded address says so, but for those of the own account', async () => {
  await using app = await startApp()
  const edi = await signedInBrowser(app, 'editor')
  await app.send('PUT', '/api/users/required-factors', { role: 'editor', required: true })
  for (const { method, path, right } of apiRoutes) {
    if (right === 'public') continue
    const address = path.replace(':collection', 'services').replaceAll(/:\w+/g, 'unbekannt')
    const [, code] = await answerOf(await edi.send(method, address, {}))
    expect([method, path, code === 'second-factor-required']).toEqual([method, path, right !== 'own-account'])
  }
})

test('administrators have one themselves before they require it of their role; others are not asked', async () => {
  await using app = await startApp()
  const [ada, edi] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
  const own = await set(ada, 'admin', true)
  expect([own.status, ((await own.json()) as { error: { message: string } }).error.message]).toEqual([
    409,
    expect.stringContaining('Richten Sie zuerst unter „Mein Konto“ selbst einen zweiten Faktor ein.'),
  ])
  expect(await app.backend.identity.requiredFactors.roles()).toEqual([])
  await setUpApp(ada)
  expect((await set(ada, 'admin', true)).status).toBe(204)
  expect(await work(ada)).toEqual([200, undefined])
  expect((await app.send('GET', '/api/search?q=web')).status, 'the API token is no person').toBe(200)
  expect(await answerOf(await set(edi, 'editor', true))).toEqual([403, 'unauthorized'])
  expect((await set(ada, 'chefin', true)).status).toBe(422)
  expect((await set(ada, 'editor', 'ja')).status).toBe(422)
})

test('whoever signs in at a provider only is left to it; with a password of their own they are not', async () => {
  await using provider = await startOidcProvider()
  await using app = await startApp({
    environment: withProviders(providerSetting(provider.url, { trustEmails: true, editorGroups: ['text'] })),
  })
  await app.send('PUT', '/api/users/required-factors', { role: 'editor', required: true })
  const come = async (email: string) => {
    provider.put(email, ['text'])
    const browser = openBrowser(app)
    await finish(browser, (await visitProvider(browser, email)).eventId)
    return browser
  }
  expect(await work(await come('pia@musterwerk.example'))).toEqual([200, undefined])
  const edi = await signedInBrowser(app, 'editor')
  expect(await work(await come(edi.email))).toEqual(refused)
})

test('the command line lets somebody in again who lost app and passkey, to set up a new one', async () => {
  const place = await newSqlitePlace('seeded')
  const say = { say: () => undefined, complain: () => undefined, environment: place.environment }
  await using app = await startApp({ newPlace: async () => place, environment: place.environment })
  const edi = await signedInBrowser(app, 'editor')
  await app.send('PUT', '/api/users/required-factors', { role: 'editor', required: true })
  await addPasskey(app, edi.id)
  await setUpApp(edi)
  expect(await runAdmin(['remove-second-factor', edi.email], say)).toBe(0)
  const again = openBrowser(app)
  expect((await again.openSession(await signIn(edi, again))).status).toBe(200)
  expect(await work(again)).toEqual(refused)
})
