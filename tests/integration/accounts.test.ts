import { expect, test } from 'vitest'
import { addPasskey, goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import { totpCode } from '../totp.ts'

const newPassword = 'Vier Wörter ohne Sinn'

async function json<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body
}

async function code(response: Response): Promise<string> {
  return (await json<{ error: { code: string } }>(response)).error.code
}

onBothEngines((_engine, newPlace) => {
  test('the link of the first start creates one administrator, once', async () => {
    await using app = await startApp({ newPlace })
    const { setUp } = app.backend.identity
    const token = (await setUp.createFirstLink('http://localhost:3000'))!.split('/').at(-1)!
    const browser = openBrowser(app)
    const given = { token, name: 'Ada Admin', email: 'ada@musterwerk.example', password: goodPassword }

    const weak = await browser.send('POST', '/api/auth/set-up', { ...given, password: 'Passwort1234' })
    expect([weak.status, await code(weak)]).toEqual([422, 'weak-password'])
    const both = await Promise.all([1, 2].map(() => browser.send('POST', '/api/auth/set-up', given)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const done = both.find(({ status }) => status === 200)!
    expect(await json(await browser.openSession(done))).toMatchObject({ user: { name: 'Ada Admin', role: 'admin' } })
    expect(await setUp.createFirstLink('http://localhost:3000'), 'no further link').toBeUndefined()
  })

  test("a second node's start keeps the first link; whichever is used, all are void then", async () => {
    let at = Date.parse('2026-11-15T10:00:00Z')
    await using app = await startApp({ newPlace, now: () => new Date(at) })
    const { setUp } = app.backend.identity
    const start = async () => {
      at += 1_000
      return (await setUp.createFirstLink('http://localhost:3000'))!.split('/').at(-1)!
    }
    const isOpen = async (token: string) => (await setUp.describe(token)) !== undefined
    const first = await start()
    const second = await start()
    expect(await Promise.all([first, second].map(isOpen))).toEqual([true, true])

    at += 8 * 24 * 3_600_000
    const third = await start()
    expect(await Promise.all([first, third].map(isOpen)), 'a week later a start makes a clean sweep').toEqual([
      false,
      true,
    ])
    const fourth = await start()
    for (let starts = 0; starts < 25; starts += 1) await start()
    const { length } = await app.database.query.selectFrom('setup_links').select('token_hash').execute()
    expect(length, 'a process that starts again and again fills nothing').toBeLessThan(25)
    expect(await isOpen(fourth)).toBe(false)

    const [last, other] = [await start(), await start()]
    const given = { token: last, name: 'Ada Admin', email: 'ada@musterwerk.example', password: goodPassword }
    expect((await openBrowser(app).send('POST', '/api/auth/set-up', given)).status).toBe(200)
    expect(await isOpen(other)).toBe(false)
  })

  test('an invited person chooses a password and has the role of the invitation; a withdrawn link is void', async () => {
    await using app = await startApp({ newPlace })
    const admin = await signedInBrowser(app, 'admin')
    const invite = async (email: string) =>
      (await json<{ link: string }>(await admin.send('POST', '/api/users/invitations', { email, role: 'editor' }))).link
    const token = (await invite('edi@musterwerk.example')).split('/').at(-1)!
    const guest = openBrowser(app)
    const given = { token, name: 'Edi', email: 'someone-else@musterwerk.example', password: goodPassword }
    const { user } = await json<{ user: object }>(
      await guest.openSession(await guest.send('POST', '/api/auth/set-up', given)),
    )
    expect(user, 'the address of the invitation counts').toMatchObject({
      email: 'edi@musterwerk.example',
      role: 'editor',
    })

    const other = (await invite('weg@musterwerk.example')).split('/').at(-1)!
    await admin.send('DELETE', '/api/users/invitations', { email: 'weg@musterwerk.example' })
    expect((await guest.send('POST', '/api/auth/set-up', { ...given, token: other })).status).toBe(404)
  })

  test('somebody with umlauts in the domain is invited and signs in however the address is typed', async () => {
    await using app = await startApp({ newPlace })
    const admin = await signedInBrowser(app, 'admin')
    const email = 'Vera@Müller.example'
    const invited = await admin.send('POST', '/api/users/invitations', { email, role: 'editor' })
    expect(invited.status).toBe(201)
    expect(await app.backend.identity.users.invitations()).toMatchObject([{ email: 'vera@müller.example' }])
    const token = (await json<{ link: string }>(invited)).link.split('/').at(-1)!
    const guest = openBrowser(app)
    const given = { token, name: 'Vera', email: '', password: goodPassword }
    expect((await guest.send('POST', '/api/auth/set-up', given)).status).toBe(200)
    for (const typed of [email, 'vera@xn--mller-kva.example', ' vera@mu\u0308ller.example '])
      expect((await guest.send('POST', '/api/auth/password', { email: typed, password: goodPassword })).status).toBe(
        200,
      )
    const shown = (await app.backend.identity.users.list()).map((user) => user.email)
    expect(shown).toContain('vera@müller.example')
    const again = await admin.send('POST', '/api/users/invitations', { email: 'weg@müller.example', role: 'editor' })
    expect(again.status).toBe(201)
    const withdrawn = await admin.send('DELETE', '/api/users/invitations', { email: 'weg@xn--mller-kva.example' })
    expect(withdrawn.status).toBe(204)
    const bad = await admin.send('POST', '/api/users/invitations', { email: 'vera@müller', role: 'editor' })
    expect(bad.status).toBe(422)
  })

  test('roles, disabling and deleting take effect at once; the last administrator stays', async () => {
    await using app = await startApp({ newPlace })
    const admin = await signedInBrowser(app, 'admin')
    const editor = await signedInBrowser(app, 'editor')
    const footer = () => editor.send('PATCH', '/api/content/footer/footer', { version: 1, values: {} })
    expect((await footer()).status).toBe(403)
    await admin.send('PATCH', `/api/users/${editor.id}`, { role: 'admin' })
    expect((await footer()).status).not.toBe(403)

    expect(await code(await admin.send('PATCH', `/api/users/${admin.id}`, { disabled: true }))).toBe('unauthorized')
    await admin.send('PATCH', `/api/users/${editor.id}`, { role: 'editor' })
    const scripted = await app.send('PATCH', `/api/users/${admin.id}`, { role: 'editor' })
    expect([scripted.status, await code(scripted)], 'the last administrator').toEqual([409, 'conflict'])

    await admin.send('PATCH', `/api/users/${editor.id}`, { disabled: true })
    expect((await editor.send('GET', '/api/auth/session')).status).toBe(401)
    await admin.send('DELETE', `/api/users/${editor.id}`)
    const people = await app.backend.identity.users.list()
    expect(people.map(({ email }) => email)).toEqual([admin.email])
    const actions = await app.database.query.selectFrom('audit_log').select('action').orderBy('seq').execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['session.begin', 'user.make-admin', 'user.make-editor', 'user.disable', 'user.delete']),
    )
  })

  test('whoever is signed out everywhere is named in the audit log as people know them', async () => {
    await using app = await startApp({ newPlace })
    const admin = await signedInBrowser(app, 'admin')
    const editor = await signedInBrowser(app, 'editor')
    expect((await admin.send('DELETE', `/api/users/${editor.id}/sessions`)).status).toBe(204)
    expect((await editor.send('GET', '/api/auth/session')).status).toBe(401)
    const { lines } = await app.backend.operations.audit({ search: 'end-sessions' })
    expect(lines.map(({ subject }) => subject)).toEqual([editor.email])
    expect((await admin.send('DELETE', '/api/users/niemand/sessions')).status).toBe(404)
  })

  test('a second factor is asked for after the password; a recovery code replaces it once', async () => {
    await using app = await startApp({ newPlace })
    const browser = await signedInBrowser(app, 'editor')
    const wrong = await browser.send('POST', '/api/account/second-factor', { password: 'falsch' })
    expect(await code(wrong)).toBe('invalid-credential')
    const { uri, recoveryCodes } = await json<{ uri: string; recoveryCodes: string[] }>(
      await browser.send('POST', '/api/account/second-factor', { password: goodPassword }),
    )
    expect((await browser.send('POST', '/api/account/second-factor/confirm', { code: '000000' })).status).toBe(401)
    expect((await browser.send('POST', '/api/account/second-factor/confirm', { code: totpCode(uri) })).status).toBe(204)
    expect((await browser.send('GET', '/api/auth/session')).status, 'still signed in').toBe(200)

    const again = openBrowser(app)
    const password = () => again.send('POST', '/api/auth/password', { email: browser.email, password: goodPassword })
    expect(await json(await password())).toEqual({ secondFactor: true })
    expect((await again.send('GET', '/api/auth/session')).status).toBe(401)
    expect(await code(await again.send('POST', '/api/auth/second-factor', { code: '000000' }))).toBe(
      'second-factor-invalid',
    )
    // Each code counts once, so the next one.
    const next = totpCode(uri, Date.now() + 30_000)
    const opened = await again.openSession(await again.send('POST', '/api/auth/second-factor', { code: next }))
    expect(opened.status).toBe(200)

    const recovery = { recoveryCode: recoveryCodes[0] }
    await password()
    expect((await again.send('POST', '/api/auth/second-factor', recovery)).status).toBe(200)
    await password()
    expect((await again.send('POST', '/api/auth/second-factor', recovery)).status, 'once').toBe(401)
  })
})

test('a passkey is renamed by its owner only, and by a name that can be read', async () => {
  await using app = await startApp()
  const [ada, edi] = [await signedInBrowser(app, 'admin'), await signedInBrowser(app, 'editor')]
  await addPasskey(app, edi.id)
  const rename = (by: typeof ada, name: unknown) => by.send('PATCH', '/api/account/passkeys/p1', { name })
  const nameNow = async () =>
    (await app.database.query.selectFrom('passkeys').select('name').executeTakeFirstOrThrow()).name
  expect([(await rename(ada, 'Meiner')).status, await nameNow()]).toEqual([404, 'Laptop'])
  for (const name of ['x', ' '.repeat(9), 'x'.repeat(101), 7, undefined])
    expect([name, (await rename(edi, name)).status, await nameNow()]).toEqual([name, 422, 'Laptop'])
  expect([(await rename(edi, '  Büro „oben“ ')).status, await nameNow()]).toEqual([204, 'Büro „oben“'])
  expect((await edi.send('PATCH', '/api/account/passkeys/keiner', { name: 'Büro' })).status).toBe(404)
  const { action, subject } = await app.database.query
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect([action, subject]).toEqual(['account.passkey-rename', 'Büro „oben“'])
})

test('a new password ends the sessions on other devices, a revoked device is out', async () => {
  await using app = await startApp()
  const here = await signedInBrowser(app, 'editor')
  const credentials = { email: here.email, password: goodPassword }
  const there = openBrowser(app)
  await there.openSession(await there.send('POST', '/api/auth/password', credentials))
  const change = { current: goodPassword, password: newPassword }
  expect((await here.send('POST', '/api/account/password', { ...change, current: 'falsch' })).status).toBe(401)
  expect((await here.send('POST', '/api/account/password', change)).status).toBe(204)
  expect((await here.send('GET', '/api/auth/session')).status).toBe(200)
  expect((await there.send('GET', '/api/auth/session')).status).toBe(401)

  await there.openSession(await there.send('POST', '/api/auth/password', { ...credentials, password: newPassword }))
  const sessions = await app.backend.identity.sessions.list(here.id)
  expect(sessions, 'the one used last comes first').toHaveLength(2)
  await there.send('DELETE', `/api/account/sessions/${sessions[1]!.id}`)
  expect((await here.send('GET', '/api/auth/session')).status).toBe(401)
})
