import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { identityMessages } from '#shared/messages/identity.ts'
import { goodPassword, openBrowser } from '../browser.ts'
import { startOidcProvider } from '../fakes/oidc-provider.ts'
import { startSilentListener } from '../fakes/silent-listener.ts'
import { finish, providerSetting, startAt, visitProvider, withProviders } from '../provider-journey.ts'
import { startApp } from '../start-app.ts'

const lena = { name: 'Lena Berger', email: 'lena@musterwerk.example', role: 'admin', password: goodPassword } as const
const minute = 60_000
/** Longer than any test: whatever waits for the silent one would never end. */
const patient = { oidcDiscoveryMs: 10 * minute }

const errorIn = (location: string) => new URL(location, 'http://localhost').searchParams.get('error')

test('a provider that never answers keeps neither passwords, sessions, the set-up nor other providers waiting', async () => {
  await using silent = await startSilentListener()
  await using provider = await startOidcProvider()
  await using app = await startApp({
    environment: withProviders(
      providerSetting(silent.url, { id: 'stumm' }),
      providerSetting(provider.url, { adminEmails: [lena.email] }),
    ),
    outbound: patient,
  })
  const stranger = openBrowser(app)
  const waiting = startAt(stranger, { providerId: 'stumm' })
  await silent.asked()

  const link = new URL((await app.backend.identity.setUp.createFirstLink('http://localhost:3000'))!)
  const browser = openBrowser(app)
  const setUp = { ...lena, token: link.pathname.split('/').at(-1) }
  expect((await browser.send('POST', '/api/auth/set-up', setUp)).status).toBe(200)
  const signedIn = await browser.openSession(await browser.send('POST', '/api/auth/password', lena))
  expect(signedIn.status).toBe(200)
  expect((await browser.send('GET', '/api/auth/session')).status).toBe(200)
  const colleague = openBrowser(app)
  const { eventId } = await visitProvider(colleague, lena.email)
  expect((await finish(colleague, eventId)).status).toBe(200)

  expect(silent.accepted(), 'nobody but the stranger asked it').toBe(1)
  await silent[Symbol.asyncDispose]()
  expect(errorIn((await waiting).location)).toBe('network-request-failed')
})

test('however many people want to sign in at a silent provider, it is asked once at a time', async () => {
  await using silent = await startSilentListener()
  await using app = await startApp({ environment: withProviders(providerSetting(silent.url)), outbound: patient })
  const waiting = Array.from({ length: 5 }, () => startAt(openBrowser(app)))
  await silent.asked()
  await silent[Symbol.asyncDispose]()
  const all = await Promise.all(waiting)
  expect(all.map(({ location }) => errorIn(location))).toEqual(Array(5).fill('network-request-failed'))
  expect(silent.accepted()).toBe(1)
})

test('people wait for a silent provider no longer than the limit', async () => {
  await using silent = await startSilentListener()
  const outbound = { oidcDiscoveryMs: 40 }
  await using app = await startApp({ environment: withProviders(providerSetting(silent.url)), outbound })
  expect(errorIn((await startAt(openBrowser(app))).location)).toBe('network-request-failed')
})

test('a provider behind a closed port is said to be unreachable, in the words of its code (B12)', async () => {
  const closed = await startSilentListener()
  await closed[Symbol.asyncDispose]()
  await using app = await startApp({ environment: withProviders(providerSetting(closed.url)) })
  const { location } = await startAt(openBrowser(app))
  expect(errorIn(location)).toBe('network-request-failed')
  expect(identityMessages['network-request-failed']).toContain('nicht erreichbar')
})

test('a provider that is not configured is not allowed, whatever else is', async () => {
  await using app = await startApp()
  expect(errorIn((await startAt(openBrowser(app), { providerId: 'keiner' })).location)).toBe('operation-not-allowed')
})

test('a provider that comes up later is found by the next person', async () => {
  await using provider = await startOidcProvider()
  await using app = await startApp({
    environment: withProviders(providerSetting(provider.url, { adminEmails: [lena.email] })),
    outbound: { oidcDiscoveryMs: 40 },
  })
  provider.silence('/.well-known')
  expect(errorIn((await startAt(openBrowser(app))).location)).toBe('network-request-failed')
  provider.silence(null)
  app.backend.config.outbound.oidcDiscoveryMs = minute
  expect((await startAt(openBrowser(app))).location).toContain(`${provider.url}/auth?`)
})

test('the last good configuration goes on to count while the provider is silent, and a newer one replaces it', async () => {
  let at = Date.parse('2026-11-15T10:00:00Z')
  await using provider = await startConfiguration()
  await using app = await startApp({
    environment: withProviders(providerSetting(provider.url)),
    outbound: patient,
    now: () => new Date(at),
  })
  const sentTo = async () => new URL((await startAt(openBrowser(app))).location).pathname
  expect(await sentTo()).toBe('/first')
  expect(await sentTo()).toBe('/first')
  expect(provider.asked()).toBe(1)

  provider.answerWith(null)
  at += 60 * minute
  expect(await sentTo(), 'nobody waits for the silent provider').toBe('/first')
  expect(await sentTo()).toBe('/first')
  // But it is asked again, once.
  await expect.poll(() => provider.asked()).toBe(2)
  provider.answerWith('/second')
  await expect.poll(sentTo).toBe('/second')
})

for (const [path, limit] of [
  ['/token', 'oidcTokenMs'],
  ['/jwks', 'oidcKeysMs'],
  ['/me', 'oidcUserInfoMs'],
] as const)
  test(`a provider that falls silent at ${path} signs nobody in and is said to be unreachable`, async () => {
    await using provider = await startOidcProvider({ slimIdTokens: true })
    await using app = await startApp({
      environment: withProviders(providerSetting(provider.url, { adminEmails: [lena.email] })),
      outbound: { [limit]: 40 },
    })
    provider.silence(path)
    const browser = openBrowser(app)
    const { eventId, location } = await visitProvider(browser, lena.email)
    expect(errorIn(location)).toBe('network-request-failed')
    const result = await finish(browser, eventId)
    expect([result.status, await result.json()]).toMatchObject([502, { error: { code: 'network-request-failed' } }])

    provider.silence(null)
    app.backend.config.outbound[limit] = minute
    const again = await visitProvider(browser, lena.email)
    expect((await finish(browser, again.eventId)).status, 'nothing of it stays').toBe(200)
  })

/** Only the configuration of a provider; what it answers is changed by tests, and null leaves everybody waiting. */
async function startConfiguration() {
  let authorization: string | null = '/first'
  let asked = 0
  const waiting: (() => void)[] = []
  const server = createServer((_request, response) => {
    asked += 1
    const answer = () =>
      response.end(
        JSON.stringify({
          issuer: url,
          authorization_endpoint: url + authorization,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
        }),
      )
    if (authorization === null) waiting.push(answer)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked: () => asked,
    answerWith(path: string | null) {
      authorization = path
      if (path !== null) for (const answer of waiting.splice(0)) answer()
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
