import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startOidcProvider, type Tampering } from '../fakes/oidc-provider.ts'
import { finish, providerSetting, startAt, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'

const lena = 'lena@musterwerk.example'

/** A site with one provider that makes Lena an administrator. */
async function startWithProvider({ slimIdTokens = false } = {}) {
  const provider = await startOidcProvider({ slimIdTokens })
  const app = await startApp({ environment: withProviders(providerSetting(provider.url, { adminEmails: [lena] })) })
  return {
    app,
    provider,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

test.each([false, true])('a provider says who somebody is (only at its userinfo address: %s)', async (slimIdTokens) => {
  await using site = await startWithProvider({ slimIdTokens })
  const browser = openBrowser(site.app)
  const { eventId } = await visitProvider(browser, lena)
  const session = await finish(browser, eventId)
  expect(await session.json()).toMatchObject({ user: { name: 'lena', email: lena, role: 'admin' } })
})

test('an answer with a wrong state, nonce or issuer signs nobody in', async () => {
  await using site = await startWithProvider()
  for (const how of ['state', 'nonce', 'issuer'] satisfies Tampering[]) {
    site.provider.tamper(how)
    const browser = openBrowser(site.app)
    const { location } = await visitProvider(browser, lena)
    expect(new URL(location, 'http://localhost').searchParams.get('error'), how).toBe('invalid-auth-event')
    site.provider.tamper(null)
  }
  expect(await site.app.database.query.selectFrom('users').select('id').execute()).toEqual([])
})

test('who is in none of the lists is told so and gets no account', async () => {
  await using site = await startWithProvider()
  const browser = openBrowser(site.app)
  const { eventId } = await visitProvider(browser, 'fremd@anderswo.example')
  const result = await finish(browser, eventId)
  expect(await result.json()).toMatchObject({ error: { code: 'operation-not-allowed' } })
  expect(await site.app.database.query.selectFrom('users').select('id').execute()).toEqual([])
})

const elsewhere = [
  '//evil.example/x',
  '/.//evil.example/x',
  '/\\evil.example/x',
  'http://localhost:3000//evil.example/x',
  'http://localhost:3000/.//evil.example/x',
  'https://evil.example/x',
]

test('nobody is sent to another site after signing in', async () => {
  await using site = await startWithProvider()
  for (const redirectUrl of elsewhere) {
    const { location } = await startAt(openBrowser(site.app), { redirectUrl, authType: 'signInViaRedirect' })
    expect(location, redirectUrl).toMatch(/^\/__\/auth\/handler\?.*error=unauthorized-domain/)
  }
})

test('who left the page to sign in comes back to it', async () => {
  await using site = await startWithProvider()
  for (const [redirectUrl, page] of [
    ['/login?weiter=%2Fadmin', '/login?weiter=%2Fadmin'],
    ['http://localhost:3000/blog/../login', '/login'],
  ] as const) {
    const { location } = await visitProvider(openBrowser(site.app), lena, {
      redirectUrl,
      authType: 'signInViaRedirect',
    })
    expect(location).toBe(page)
  }
})
