import type { BrowserContext, Page } from '@playwright/test'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { isDeclared, ownKeys } from '#shared/self-test/check-page.ts'

type StoredKey = { storage: string; name: string }
type AskedSite = { url: string; send(method: string, path: string): Promise<Response> }

/** What the browser holds although neither the software's own list nor the register of this site names it. */
export async function undeclaredKeys(context: BrowserContext, site: AskedSite): Promise<string[]> {
  const found = await keysOf(context, site)
  const unknown = found.filter((key) => !isDeclared(key, ownKeys))
  if (unknown.length === 0) return []
  const { items } = (await (await site.send('GET', '/api/content/registeredServices')).json()) as {
    items: RegisteredService[]
  }
  const declared = items.flatMap(({ keys }) => keys)
  return unknown
    .filter((key) => !isDeclared(key, declared))
    .map(({ storage, name }) => `stored and not in the register: ${storage}: ${name}`)
}

async function keysOf(context: BrowserContext, { url }: AskedSite): Promise<StoredKey[]> {
  const pages = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(url))
  const cookies = await context.cookies(url).catch(() => [])
  // On loopback without TLS browsers refuse the prefix (server/http/loopback-cookies.ts).
  const names = cookies.map(({ name }) => name.replace(/^schaufenster\./, '__Host-schaufenster.'))
  // A page that is just leaving has nothing to tell; the others have the same storage.
  const stored = await Promise.all(pages.map((page) => storedIn(page).catch(() => [])))
  return [...names.map((name) => ({ storage: 'cookie', name })), ...stored.flat()]
}

function storedIn(page: Page): Promise<StoredKey[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return [
      ...Object.keys(localStorage).map((name) => ({ storage: 'localStorage', name })),
      ...Object.keys(sessionStorage).map((name) => ({ storage: 'sessionStorage', name })),
      ...databases.map(({ name = '' }) => ({ storage: 'indexedDb', name })),
      ...caches.map((name) => ({ storage: 'cacheStorage', name })),
    ]
  })
}
