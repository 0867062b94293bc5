import type { BrowserContext } from '@playwright/test'
import type { Page } from './site.ts'
import { visit } from './visit.ts'

type Site = { send(method: string, path: string, body?: unknown): Promise<Response> }
type Person = { name: string; email: string; role?: 'admin' | 'editor' }

export const password = 'Kran Petersilie Tacho Nebel'

/** A page in which somebody with a new account is signed in, as after using an invitation. */
export async function openSignedIn(context: BrowserContext, site: Site, person: Person): Promise<Page> {
  const { name, email, role = 'admin' } = person
  const invited = await site.send('POST', '/api/users/invitations', { email, role })
  const { link } = (await invited.json()) as { link: string }
  const page = await context.newPage()
  await visit(page, '/login')
  await page.evaluate(
    async (account) => {
      const headers = { 'content-type': 'application/json' }
      const done = await fetch('/api/auth/set-up', { method: 'POST', headers, body: JSON.stringify(account) })
      const { idToken } = (await done.json()) as { idToken: string }
      await fetch('/api/auth/session', { method: 'POST', headers: { authorization: `Bearer ${idToken}` } })
    },
    { token: link.split('/').at(-1)!, name, email, password },
  )
  return page
}
