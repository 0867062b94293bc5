import { sql } from 'kysely'
import type { Role } from '#shared/people/people.ts'
import type { startApp } from './start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Options = { headers?: Record<string, string>; origin?: string }

/** A browser without pages: keeps cookies and says where its requests come from. */
export function openBrowser(app: Pick<App, 'fetch'>, { headers = {}, origin = 'http://localhost:3000' }: Options = {}) {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const response = await app.fetch(
      new Request(new URL(path, origin), {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
          ...more,
        },
        body: body === undefined || method === 'GET' ? undefined : JSON.stringify(body),
      }),
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    send,
    /** Posts the one-time ID token, as the page does after every way of signing in. */
    async openSession(answer: Response) {
      const { idToken } = (await answer.json()) as { idToken: string }
      return send('POST', '/api/auth/session', undefined, { authorization: `Bearer ${idToken}` })
    },
  }
}

const names: Record<Role, string> = { admin: 'Ada Admin', editor: 'Edi Editor', contributor: 'Bea Beitrag' }

export const goodPassword = 'Kran Petersilie Tacho Nebel'

/** A browser in which somebody with a new account is signed in. */
export async function signedInBrowser(app: App, role: Role, email = `${role}@musterwerk.example`) {
  const user = { name: names[role], email, role, password: goodPassword }
  const id = await app.backend.identity.accounts.create(user)
  const browser = openBrowser(app)
  await browser.openSession(await browser.send('POST', '/api/auth/password', { email, password: goodPassword }))
  return { ...browser, id, email }
}

/** As a browser would have added it. */
export async function addPasskey(app: Pick<App, 'database'>, userId: string, id = 'p1') {
  await sql`insert into passkeys ("id", "userId", "name", "publicKey", "credentialID", "counter", "deviceType", "backedUp")
    values (${id}, ${userId}, 'Laptop', 'x', ${id}, 0, 'singleDevice', 0)`.execute(app.database.query)
}
