import { expect, test, vi, afterEach } from 'vitest'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

const lena = { name: 'Lena Berger', email: 'lena@musterwerk.example', role: 'editor', password: goodPassword } as const

afterEach(() => void vi.useRealTimers())

async function code(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code
}

onBothEngines((_engine, newPlace) => {
  test('a password leads to a one-time token, the token to a session, and signing out ends it', async () => {
    await using app = await startApp({ newPlace })
    await app.backend.identity.accounts.create(lena)
    const browser = openBrowser(app)
    expect((await browser.send('GET', '/api/auth/session')).status).toBe(401)

    const answer = await browser.send('POST', '/api/auth/password', {
      email: 'Lena@Musterwerk.example',
      password: goodPassword,
    })
    expect(answer.status).toBe(200)
    expect(browser.cookies.size, 'only the session endpoint sets the cookie').toBe(0)
    const opened = await browser.openSession(answer.clone())
    expect(await opened.json()).toEqual({
      user: {
        id: expect.any(String),
        name: 'Lena Berger',
        email: lena.email,
        role: 'editor',
        expiresAt: expect.any(String),
      },
    })
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^schaufenster\.session_token=\S+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await browser.send('GET', '/api/auth/session')).status).toBe(200)

    const again = await browser.openSession(answer)
    expect([again.status, await code(again)]).toEqual([401, 'user-token-expired'])

    const kept = new Map(browser.cookies)
    expect((await browser.send('DELETE', '/api/auth/session')).status).toBe(204)
    expect([...browser.cookies.keys()], 'only the mark of a known device stays').toEqual(['schaufenster.device'])
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await browser.send('GET', '/api/auth/session')).status, 'the old cookie is worth nothing').toBe(401)
  })

  test('unknown people, wrong passwords and disabled accounts get in nowhere', async () => {
    await using app = await startApp({ newPlace })
    const id = await app.backend.identity.accounts.create(lena)
    const browser = openBrowser(app)
    for (const body of [
      { email: lena.email, password: 'falsches Passwort' },
      { email: 'niemand@musterwerk.example', password: goodPassword },
    ])
      expect(await code(await browser.send('POST', '/api/auth/password', body))).toBe('invalid-credential')
    await app.backend.identity.users.update(id, { disabled: true }, { id: 'system', name: 'System' }).catch(() => {})
    await app.database.query.updateTable('users').set({ disabled: 1 }).execute()
    expect(await code(await browser.send('POST', '/api/auth/password', lena))).toBe('user-disabled')
  })

  test('guessing is slowed: each further failure doubles the wait, also for the right password and for unknown accounts', async () => {
    let at = Date.parse('2026-11-15T10:00:00Z')
    await using app = await startApp({ newPlace, now: () => new Date(at) })
    await app.backend.identity.accounts.create(lena)
    const browser = openBrowser(app)
    const guess = (email: string, password = 'falsch') =>
      browser.send('POST', '/api/auth/password', { email, password })
    for (const email of [lena.email, 'niemand@musterwerk.example']) {
      for (let failures = 0; failures < 4; failures += 1) expect((await guess(email)).status).toBe(401)
      const refused = await guess(email, goodPassword)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
      at += 1_000
      expect((await guess(email)).status).toBe(401)
      expect((await guess(email)).headers.get('retry-after')).toBe('2')
      at += 2_000
    }
    expect((await guess(lena.email, goodPassword)).status).toBe(200)
    expect((await guess(lena.email)).status, 'success begins anew').toBe(401)
    expect((await guess(lena.email)).status).toBe(401)
  })

  test('a session ends after twelve idle hours, after thirty days, and when the account is disabled', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-15T10:00:00Z') })
    await using app = await startApp({ newPlace })
    const browser = await signedInBrowser(app, 'admin')
    const status = async () => (await browser.send('GET', '/api/auth/session')).status
    const pass = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000)
    for (let hours = 0; hours < 29 * 24; hours += 11) {
      pass(11)
      expect(await status()).toBe(200)
    }
    for (let hours = 0; hours < 36; hours += 11) {
      pass(11)
      await status()
    }
    expect(await status(), 'thirty days').toBe(401)

    const second = await signedInBrowser(app, 'editor')
    pass(13)
    expect((await second.send('GET', '/api/auth/session')).status, 'twelve idle hours').toBe(401)
  })
})

test('a token is good for five minutes', async () => {
  let at = Date.parse('2026-11-15T10:00:00Z')
  await using app = await startApp({ now: () => new Date(at) })
  await app.backend.identity.accounts.create(lena)
  const browser = openBrowser(app)
  const answer = await browser.send('POST', '/api/auth/password', lena)
  at += 300_001
  expect(await code(await browser.openSession(answer))).toBe('user-token-expired')
})

test('signing in again ends the session there was', async () => {
  await using app = await startApp()
  const browser = await signedInBrowser(app, 'editor')
  const former = new Map(browser.cookies)
  await browser.openSession(
    await browser.send('POST', '/api/auth/password', { email: browser.email, password: goodPassword }),
  )
  const thief = openBrowser(app)
  for (const [name, value] of former) thief.cookies.set(name, value)
  expect((await thief.send('GET', '/api/auth/session')).status).toBe(401)
  expect((await browser.send('GET', '/api/auth/session')).status).toBe(200)
})

test('people who want to stay signed in get a cookie that lasts, never longer than thirty days', async () => {
  await using app = await startApp()
  await app.backend.identity.accounts.create(lena)
  const browser = openBrowser(app)
  const opened = await browser.openSession(
    await browser.send('POST', '/api/auth/password', { ...lena, remember: true }),
  )
  expect(opened.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
})

test('no method works on a host that is not authorized', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_AUTHORIZED_DOMAINS: 'localhost' } })
  await app.backend.identity.accounts.create(lena)
  const browser = openBrowser(app, { origin: 'http://127.0.0.1:3000' })
  for (const path of ['password', 'second-factor', 'passkey/options', 'passkey', 'session', 'set-up'])
    expect(await code(await browser.send('POST', `/api/auth/${path}`, lena)), path).toBe('unauthorized-domain')
  const projects = await browser.send('GET', '/v1/projects')
  expect(await projects.json()).toEqual({ projectId: 'schaufenster', authorizedDomains: ['localhost'] })
})

test('everywhere but on the own machine cookies are bound to the host and to https, and no other name counts', async () => {
  const origin = 'https://musterwerk.example'
  await using app = await startApp({ environment: { PUBLIC_URL: origin } })
  await app.backend.identity.accounts.create(lena)
  const browser = openBrowser(app, { origin })
  const opened = await browser.openSession(await browser.send('POST', '/api/auth/password', lena))
  for (const cookie of opened.headers.getSetCookie())
    expect(cookie).toMatch(/^__Host-schaufenster\.\w+=\S+; Path=\/; Secure; HttpOnly; SameSite=Lax/)
  expect((await browser.send('GET', '/api/auth/session')).status).toBe(200)
  const renamed = openBrowser(app, { origin })
  for (const [name, value] of browser.cookies) renamed.cookies.set(name.slice('__Host-'.length), value)
  expect((await renamed.send('GET', '/api/auth/session')).status).toBe(401)
})
