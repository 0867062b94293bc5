import type { BrowserContext } from '@playwright/test'
import type { Role } from '#shared/people/people.ts'
import { expect, test as base, type Page, type SiteFixture } from './site.ts'

export { expect }
export type { Page }

export type Person = { name: string; email: string; password: string; role: Role }

/** What everybody's password is who is given none of their own. */
export const password = 'Kran Petersilie Tacho Nebel'

const people: Record<Role, Person> = {
  admin: { name: 'Ada Admin', email: 'ada@musterwerk.example', password, role: 'admin' },
  editor: { name: 'Edi Editor', email: 'edi@musterwerk.example', password: 'Tasse Gewitter Lupe Moos', role: 'editor' },
  contributor: { name: 'Bea Beitrag', email: 'bea@musterwerk.example', password, role: 'contributor' },
}

type Fixtures = {
  /** Who uses the browser of this test; `test.use({ role: 'editor' })` for somebody with fewer rights. */
  role: Role
  person: Person
}

/** Tests whose browser is signed in from the start, by the API and without the login page. */
export const test = base.extend<Fixtures, { accounts: (role: Role) => Promise<Person> }>({
  role: ['admin', { option: true }],
  accounts: [
    async ({ site }, use) => {
      const created = new Map<Role, Promise<Person>>()
      await use((role) => {
        const account = created.get(role) ?? createAccount(site, people[role])
        created.set(role, account)
        return account
      })
    },
    { scope: 'worker' },
  ],
  person: async ({ accounts, role }, use) => use(await accounts(role)),
  context: async ({ context, site, person }, use) => {
    const session = await signIn(site, person)
    await context.addCookies([sessionCookieFor(site, session)])
    await use(context)
  },
})

/** A page in which somebody with a new account of their own is signed in. */
export async function openSignedIn(
  context: BrowserContext,
  site: SiteFixture,
  { name, email, role = 'admin' }: Pick<Person, 'name' | 'email'> & { role?: Role },
): Promise<Page> {
  const person = await createAccount(site, { name, email, role, password })
  await context.addCookies([sessionCookieFor(site, await signIn(site, person))])
  return context.newPage()
}

/** Makes an account by an invitation, as an administrator would. */
export async function createAccount(site: SiteFixture, person: Person): Promise<Person> {
  const { name, email, password, role } = person
  const invited = await site.send('POST', '/api/users/invitations', { email, role })
  const { link } = (await invited.json()) as { link: string }
  await post(site, '/api/auth/set-up', { token: link.split('/').at(-1), name, email, password })
  return person
}

/** The cookie of a new session. */
export async function signIn(site: SiteFixture, { email, password }: Person): Promise<{ name: string; value: string }> {
  const answer = await post(site, '/api/auth/password', { email, password, remember: true })
  const { idToken } = (await answer.json()) as { idToken: string }
  const opened = await post(site, '/api/auth/session', undefined, { authorization: `Bearer ${idToken}` })
  const [pair = ''] = opened.headers.getSetCookie()[0]?.split(';') ?? []
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  return { name, value }
}

/** For `addCookies`. */
export function sessionCookieFor(site: SiteFixture, session: { name: string; value: string }) {
  return { ...session, url: site.url, httpOnly: true, sameSite: 'Lax' as const }
}

async function post(site: SiteFixture, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { origin: site.url, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}
