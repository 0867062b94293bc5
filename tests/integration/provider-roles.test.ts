import { expect, test } from 'vitest'
import { goodPassword, openBrowser, signedInBrowser } from '../browser.ts'
import { newSqlitePlace, onBothEngines, type NewPlace } from '../databases.ts'
import { startOidcProvider } from '../fakes/oidc-provider.ts'
import { finish, providerSetting, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'

const lena = 'lena@musterwerk.example'
const omar = 'omar@musterwerk.example'
const groups = { adminGroups: ['chefs'], editorGroups: ['redaktion'] }

/** A site whose provider gives roles by groups; a second provider knows the same people and gives nothing. */
async function startWithGroups(newPlace: NewPlace = newSqlitePlace) {
  const provider = await startOidcProvider()
  const app = await startApp({
    newPlace,
    environment: withProviders(
      providerSetting(provider.url, groups),
      providerSetting(provider.url, { id: 'zweite', name: 'Zweites Konto' }),
    ),
  })

  /** Signs in anew and says what came of it: the role, or the code of the refusal. */
  async function signIn(email: string, providerId = 'firma', browser = openBrowser(app)) {
    const { eventId } = await visitProvider(browser, email, { providerId })
    const answer = await (await finish(browser, eventId)).json()
    const { user, error } = answer as { user?: { role: string }; error?: { code: string } }
    return user?.role ?? error?.code
  }

  return {
    app,
    provider,
    signIn,
    /** What the audit log says of people, oldest first. */
    async log() {
      const rows = await app.database.query.selectFrom('audit_log').selectAll().orderBy('seq').execute()
      return rows
        .filter(({ action }) => action.startsWith('user.'))
        .map(({ by_name, action, subject }) => [by_name, action, subject])
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

onBothEngines((_engine, newPlace) => {
  test('the role follows the groups at every sign-in, and who is in none loses it with all sessions (J40)', async () => {
    await using site = await startWithGroups(newPlace)
    const { provider, signIn } = site
    await signedInBrowser(site.app, 'admin')
    provider.put(lena, ['chefs', 'redaktion'])
    const browser = openBrowser(site.app)
    expect(await signIn(lena, 'firma', browser)).toBe('admin')
    provider.put(lena, ['redaktion'])
    expect(await signIn(lena)).toBe('editor')
    provider.put(lena, ['kantine'])
    expect((await browser.send('GET', '/api/auth/session')).status).toBe(200)
    expect(await signIn(lena)).toBe('operation-not-allowed')
    expect((await browser.send('GET', '/api/auth/session')).status, 'on no device any more').toBe(401)
    expect((await site.app.backend.identity.users.list()).find(({ email }) => email === lena)).toMatchObject({
      role: '',
    })
    provider.put(lena, ['redaktion'])
    expect(await signIn(lena), 'who comes back is let in again').toBe('editor')
    expect(await site.log()).toEqual([
      ['Firmenkonto', 'user.make-editor', lena],
      ['Firmenkonto', 'user.lose-role', lena],
      ['Firmenkonto', 'user.make-editor', lena],
    ])
  })

  test('the last administrator is never demoted, and the audit log says so (J40)', async () => {
    await using site = await startWithGroups(newPlace)
    const { provider, signIn } = site
    for (const email of [lena, omar]) {
      provider.put(email, ['chefs'])
      expect(await signIn(email)).toBe('admin')
      provider.put(email, [])
    }
    const outcomes = await Promise.all([signIn(lena), signIn(omar)])
    expect(outcomes.toSorted(), 'of two who leave at once one stays').toEqual(['admin', 'operation-not-allowed'])
    const last = outcomes[0] === 'admin' ? lena : omar
    expect(await site.log()).toContainEqual(['Firmenkonto', 'user.keep-last-admin', last])

    await signedInBrowser(site.app, 'admin')
    expect(await signIn(last), 'as soon as there is another one').toBe('operation-not-allowed')
  })
})

test('who has no role gets in by no other way either', async () => {
  await using site = await startWithGroups()
  const { provider, signIn, app } = site
  await signedInBrowser(app, 'admin')
  provider.put(lena, ['redaktion'])
  await signIn(lena)
  const { id } = (await app.backend.identity.accounts.findByEmail(lena))!
  await app.backend.identity.accounts.setPassword(id, goodPassword)
  provider.put(lena, [])
  await signIn(lena)
  const answer = await openBrowser(app).send('POST', '/api/auth/password', { email: lena, password: goodPassword })
  expect(await answer.json()).toMatchObject({ error: { code: 'user-disabled' } })
})

test('leaving a group takes away what the group gave, not what an administrator gave here', async () => {
  await using site = await startWithGroups()
  const { provider, signIn, app } = site
  const admin = await signedInBrowser(app, 'admin')
  await app.backend.identity.accounts.create({ name: 'Lena', email: lena, role: 'editor', password: goodPassword })
  provider.put(lena, ['chefs'])
  expect(await signIn(lena)).toBe('admin')
  provider.put(lena, [])
  expect(await signIn(lena)).toBe('editor')
  expect(await signIn(lena), 'and stays so').toBe('editor')

  provider.put(omar, ['redaktion'])
  expect(await signIn(omar)).toBe('editor')
  const { id } = (await app.backend.identity.accounts.findByEmail(omar))!
  await admin.send('PATCH', `/api/users/${id}`, { role: 'admin' })
  expect(await signIn(omar), 'while in the group its role counts').toBe('editor')
  provider.put(omar, [])
  expect(await signIn(omar), 'leaving never raises anybody').toBe('editor')
})

test('a contributor whom a group made an editor is a contributor again after leaving it', async () => {
  await using site = await startWithGroups()
  const { provider, signIn } = site
  await signedInBrowser(site.app, 'admin')
  await signedInBrowser(site.app, 'contributor', lena)
  provider.put(lena, ['redaktion'])
  expect(await signIn(lena)).toBe('editor')
  provider.put(lena, [])
  expect(await signIn(lena)).toBe('contributor')
})

test('a provider that gave nothing takes nothing away', async () => {
  await using site = await startWithGroups()
  site.provider.put(lena, ['chefs'])
  expect(await site.signIn(lena)).toBe('admin')
  expect(await site.signIn(lena, 'zweite')).toBe('admin')
})
