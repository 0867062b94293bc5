import { afterEach, expect, test, vi } from 'vitest'
import { addressHeader } from '#server/http/address-of.ts'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Browser = ReturnType<typeof openBrowser>

const lena = { name: 'Lena Berger', email: 'lena@musterwerk.example', role: 'editor', password: goodPassword } as const
const begin = Date.parse('2026-11-15T10:00:00Z')
const hourMs = 3_600_000

afterEach(() => void vi.useRealTimers())

const from = (address: string) => ({ [addressHeader]: address })
const guess = (browser: Browser, address: string, password = 'falsch') =>
  browser.send('POST', '/api/auth/password', { email: lena.email, password }, from(address))

function countOf(answers: Response[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Somebody who is asked for a second factor, and a function that brings a further browser up to that question. */
async function withSecondFactor(app: App) {
  const owner = await signedInBrowser(app, 'editor')
  const answer = await owner.send('POST', '/api/account/second-factor', { password: goodPassword })
  const { uri, recoveryCodes } = (await answer.json()) as { uri: string; recoveryCodes: string[] }
  await owner.send('POST', '/api/account/second-factor/confirm', { code: totpCode(uri) })
  const challenge = async (browser = openBrowser(app)) => {
    const asked = await browser.send('POST', '/api/auth/password', { email: owner.email, password: goodPassword })
    expect(await asked.json()).toEqual({ secondFactor: true })
    return browser
  }
  return { owner, uri, recoveryCodes, challenge }
}

onBothEngines((_engine, newPlace) => {
  test('of a hundred guesses at once only those are looked at that cost nothing', async () => {
    await using app = await startApp({ newPlace, now: () => new Date(begin) })
    await app.backend.identity.accounts.create(lena)
    const browser = openBrowser(app)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        guess(browser, `203.0.113.${index}`, index === 99 ? goodPassword : 'x'),
      ),
    )
    expect(countOf(answers)).toEqual({ 401: 4, 429: 96 })
  })

  test('strangers who lock an account do not lock out a device that its owner used before', async () => {
    await using app = await startApp({ newPlace, now: () => new Date(begin) })
    await app.backend.identity.accounts.create(lena)
    const known = openBrowser(app)
    await known.openSession(await guess(known, '198.51.100.7', goodPassword))
    await known.send('DELETE', '/api/auth/session')
    const stranger = openBrowser(app)
    for (let index = 0; index < 4; index += 1) await guess(stranger, `203.0.113.${index}`)
    expect((await guess(stranger, '192.0.2.1', goodPassword)).status, 'a device nobody knows').toBe(429)
    expect((await guess(known, '198.51.100.7', goodPassword)).status, 'a device of the owner').toBe(200)
    expect((await guess(stranger, '192.0.2.1', goodPassword)).status, 'strangers gain nothing by it').toBe(429)

    for (let failures = 0; failures < 4; failures += 1)
      expect((await guess(known, `10.0.0.${failures}`)).status).toBe(401)
    expect((await guess(known, '10.0.0.9', goodPassword)).status, 'a stolen mark is no free pass').toBe(429)
  })

  test('a second factor and recovery codes are guessed no faster from many browsers at once', async () => {
    await using app = await startApp({ newPlace })
    const { challenge } = await withSecondFactor(app)
    const browsers = []
    for (let index = 0; index < 6; index += 1) browsers.push(await challenge())
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.send(
          'POST',
          '/api/auth/second-factor',
          index % 2 ? { code: '000000' } : { recoveryCode: 'aaaaa-bbbbb' },
          from(`203.0.113.${index}`),
        ),
      ),
    )
    expect(countOf(answers)).toEqual({ 401: 4, 429: 2 })
  })

  test('a one-time code opens one session, however often and wherever it is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: begin })
    await using app = await startApp({ newPlace })
    const { uri, challenge } = await withSecondFactor(app)
    const send = (browser: Browser, code: string) => browser.send('POST', '/api/auth/second-factor', { code })
    expect((await send(await challenge(), totpCode(uri))).status, 'the one that confirmed the set-up').toBe(401)

    vi.setSystemTime(begin + 60_000)
    const browsers = [await challenge(), await challenge(), await challenge()]
    const answers = await Promise.all(browsers.map((browser) => send(browser, totpCode(uri))))
    expect(countOf(answers)).toEqual({ 200: 1, 401: 2 })
    const earlier = totpCode(uri, Date.now() - 30_000)
    expect((await send(await challenge(), earlier)).status, 'older than the last one').toBe(401)

    vi.setSystemTime(begin - 5 * hourMs)
    expect((await send(await challenge(), totpCode(uri))).status, 'the clock was five hours fast').toBe(200)
  })

  test('a clock that is set back makes nobody wait longer than the wait itself', async () => {
    let at = begin
    await using app = await startApp({ newPlace, now: () => new Date(at) })
    await app.backend.identity.accounts.create(lena)
    const browser = openBrowser(app)
    for (let failures = 0; failures < 4; failures += 1) await guess(browser, '203.0.113.1')
    at -= 5 * hourMs
    expect((await guess(browser, '203.0.113.1', goodPassword)).headers.get('retry-after')).toBe('1')
    at += 1_000
    expect((await guess(browser, '203.0.113.1', goodPassword)).status).toBe(200)
  })
})

test('whoever found an open session cannot guess its password, and signing in elsewhere goes on', async () => {
  await using app = await startApp({ now: () => new Date(begin) })
  const browser = await signedInBrowser(app, 'editor')
  const password = 'falsch'
  const calls = [
    ['POST', '/api/account/password', { current: password, password: 'Vier Wörter ohne Sinn' }],
    ['POST', '/api/account/second-factor', { password }],
    ['POST', '/api/account/recovery-codes', { password }],
    ['DELETE', '/api/account/second-factor', { password }],
  ] as const
  const answers = await Promise.all(
    [...calls, ...calls].map(([method, path, body], index) =>
      browser.send(method, path, body, from(`203.0.113.${index}`)),
    ),
  )
  expect(countOf(answers)).toEqual({ 401: 4, 429: 4 })
  for (const [method, path, body] of calls) expect((await browser.send(method, path, body)).status, path).toBe(429)
  const elsewhere = openBrowser(app)
  const body = { email: browser.email, password: goodPassword }
  expect((await elsewhere.send('POST', '/api/auth/password', body)).status).toBe(200)
})

test('the code that confirms a second factor is guessed no faster', async () => {
  await using app = await startApp()
  const browser = await signedInBrowser(app, 'editor')
  await browser.send('POST', '/api/account/second-factor', { password: goodPassword })
  const confirm = () => browser.send('POST', '/api/account/second-factor/confirm', { code: '000000' })
  const answers = await Promise.all(Array.from({ length: 10 }, confirm))
  expect(countOf(answers)).toEqual({ 401: 4, 429: 6 })
})

test('wrong codes do not lock an account for hours when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
  await using app = await startApp()
  const { uri, challenge } = await withSecondFactor(app)
  let browser = openBrowser(app)
  for (let failures = 0; failures < 10; failures += 1) {
    if (failures % 5 === 0) browser = await challenge()
    const answer = await browser.send('POST', '/api/auth/second-factor', { recoveryCode: 'aaaaa-bbbbb' })
    expect(answer.status).toBe(401)
    vi.setSystemTime(Date.now() + 60_000)
  }
  vi.setSystemTime(begin - 5 * hourMs)
  await challenge(browser)
  const send = () => browser.send('POST', '/api/auth/second-factor', { code: totpCode(uri) })
  expect((await send()).headers.get('retry-after')).toBe('64')
  vi.setSystemTime(Date.now() + 64_000)
  expect((await send()).status).toBe(200)
})

test('a device is no longer known after its session was ended from elsewhere, or the password was changed', async () => {
  let at = begin
  await using app = await startApp({ now: () => new Date(at) })
  const id = await app.backend.identity.accounts.create(lena)
  const signIn = async () => {
    const browser = openBrowser(app)
    await browser.openSession(await guess(browser, '198.51.100.7', goodPassword))
    return browser
  }
  const lost = await signIn()
  const [lostSession] = await app.backend.identity.sessions.list(id)
  const other = await signIn()
  const own = await signIn()
  const lock = async () => {
    for (let index = 0; index < 4; index += 1) await guess(openBrowser(app), `203.0.113.${index}`)
  }
  await lock()
  expect((await guess(lost, '198.51.100.8', 'falsch')).status, 'still known').toBe(401)
  await own.send('DELETE', `/api/account/sessions/${lostSession!.id}`)
  expect((await guess(lost, '198.51.100.9', 'falsch')).status).toBe(429)
  expect((await guess(other, '198.51.100.9', 'falsch')).status, 'others stay').toBe(401)
  const change = { current: goodPassword, password: 'Vier Wörter ohne Sinn' }
  expect((await own.send('POST', '/api/account/password', change)).status).toBe(204)
  expect((await guess(other, '198.51.100.9', 'falsch')).status).toBe(429)
  expect((await guess(own, '198.51.100.9', 'falsch')).status, 'where it was changed').toBe(401)
})

test('a mark of another account, or one that was made up, opens nothing', async () => {
  await using app = await startApp({ now: () => new Date(begin) })
  await app.backend.identity.accounts.create(lena)
  const neighbour = await signedInBrowser(app, 'editor')
  for (let index = 0; index < 4; index += 1) await guess(openBrowser(app), `203.0.113.${index}`)
  expect((await guess(neighbour, '198.51.100.9', goodPassword)).status).toBe(429)
})

test('people of one IPv6 network share the limit of an address, IPv4 neighbours do not', async () => {
  await using app = await startApp({ now: () => new Date(begin), environment: { SCHAUFENSTER_CHAT_PER_MINUTE: '2' } })
  const ask = (address: string) =>
    openBrowser(app).send('POST', '/api/chat', { message: 'Hallo', sessionId: 'a'.repeat(20) }, from(address))
  const statuses = async (addresses: string[]) => {
    const answers = []
    for (const address of addresses) answers.push((await ask(address)).status === 429)
    return answers
  }
  expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6'])).toEqual([
    false,
    false,
    true,
  ])
  expect(await statuses(['2001:db8:1:3::1'])).toEqual([false])
  expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([false, false, false])
})

test('an invited person gets in although strangers locked the address of the invitation', async () => {
  await using app = await startApp({ now: () => new Date(begin) })
  const admin = await signedInBrowser(app, 'admin')
  const invited = await admin.send('POST', '/api/users/invitations', { email: lena.email, role: 'editor' })
  const token = ((await invited.json()) as { link: string }).link.split('/').at(-1)!
  for (let index = 0; index < 4; index += 1) await guess(openBrowser(app), `203.0.113.${index}`)
  const body = { token, name: lena.name, email: '', password: goodPassword }
  expect((await openBrowser(app).send('POST', '/api/auth/set-up', body)).status).toBe(200)
})

test('when too many sign in at once, one more is sent away at once, and that is no failure', async () => {
  await using app = await startApp({ now: () => new Date(begin) })
  const { identity } = app.backend
  await identity.accounts.hash('the first one')
  // As many as there is room for, and whoever is done comes again at once: there is never a free place.
  const over = new AbortController()
  const others = Array.from({ length: 21 }, async () => {
    while (!over.signal.aborted) await identity.accounts.hash('someone else')
  })
  const refused = await guess(openBrowser(app), '203.0.113.1')
  over.abort()
  await Promise.all(others)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(((await refused.json()) as { error: object }).error).toMatchObject({
    code: 'too-many-requests',
    message: expect.stringContaining('zu viele Personen'),
  })
  expect(await app.database.query.selectFrom('sign_in_failures').selectAll().execute()).toEqual([])
})

test('wrong guesses stand in the audit log once an hour for each account, and for nobody else', async () => {
  let at = Date.parse('2026-11-15T10:00:00Z')
  await using app = await startApp({ now: () => new Date(at), still: true })
  const ada = await signedInBrowser(app, 'admin')
  const guess = async (email: string) => {
    await openBrowser(app).send('POST', '/api/auth/password', { email, password: 'falsch' })
    await app.backend.identity.close()
  }
  const noted = async () =>
    (await app.backend.operations.audit({ search: 'session.failed' })).lines.map(({ subject, at }) => [subject, at])
  for (let count = 0; count < 3; count += 1) await guess(ada.email)
  await guess('niemand@musterwerk.example')
  const first = [ada.email, new Date(at).toISOString()]
  expect(await noted()).toEqual([first])
  at += 3_600_000
  await guess(ada.email.toUpperCase())
  expect(await noted()).toEqual([[ada.email, new Date(at).toISOString()], first])
})
