import { randomBytes } from 'node:crypto'
import type { openBrowser } from './browser.ts'
import { oidcClient } from './fakes/oidc-provider.ts'

type Browser = Pick<ReturnType<typeof openBrowser>, 'send' | 'openSession'>
type Wish = { providerId?: string; redirectUrl?: string; authType?: 'signInViaPopup' | 'signInViaRedirect' }

/** The setting for one provider of the tests, as operators write it. */
export function providerSetting(issuer: string, more: Record<string, unknown> = {}) {
  const { client_id: clientId, client_secret: clientSecret } = oidcClient
  return { id: 'firma', name: 'Firmenkonto', issuer, clientId, clientSecret, ...more }
}

export function withProviders(...providers: object[]): Record<string, string> {
  return { SCHAUFENSTER_OIDC_PROVIDERS: JSON.stringify(providers) }
}

/** Asks to be sent to a provider; resolves with where the browser is sent, and the event it waits for. */
export async function startAt(browser: Browser, wish: Wish = {}) {
  const eventId = randomBytes(16).toString('hex')
  const { providerId = 'firma', redirectUrl = '/admin', authType = 'signInViaPopup' } = wish
  const query = new URLSearchParams({ providerId, redirectUrl, authType, eventId })
  const response = await browser.send('GET', `/api/auth/start?${query}`)
  return { eventId, location: response.headers.get('location') ?? '' }
}

/** The whole way of a person through the provider's pages, up to our answer to the way back. */
export async function visitProvider(browser: Browser, email: string, wish: Wish = {}) {
  const { eventId, location } = await startAt(browser, wish)
  const back = await signInThere(location, email)
  const response = await browser.send('GET', back)
  return { eventId, location: response.headers.get('location') ?? '' }
}

/** Fetches how a sign-in ended and opens the session, as the page does. */
export async function finish(browser: Browser, eventId: string): Promise<Response> {
  const result = await browser.send('POST', '/api/auth/result', { eventId })
  return result.ok ? browser.openSession(result) : result
}

/** At the provider: its form, the name, and its redirects, until it sends the person back to us. */
async function signInThere(address: string, email: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = new URL(address)
  let form: string | undefined
  for (let steps = 0; steps < 8; steps += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams({ email: form }) }),
    })
    await response.body?.cancel()
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) form = email
    else {
      form = undefined
      url = new URL(location, url)
      if (url.pathname.startsWith('/__/auth/callback/')) return url.pathname + url.search
    }
  }
  throw new Error(`the provider did not send ${email} back`)
}
