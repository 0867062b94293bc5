import { pageFetchHeader, type PageFetch } from '#shared/addresses/page-fetch.ts'
import { pagesCachePrefix } from '#shared/offline/offline-copy.ts'
import { cachesOf, openIfAllowed } from './kept-caches.ts'

/** When a copy was made; the answer itself only knows when it was sent. */
const keptAtHeader = 'x-kept-at'

export type Copy = { response: Response; keptAt: string }
type Answer = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** The newest copy of a page, of what a dialog shows, or of a picture. */
export async function findCopy(key: string): Promise<Copy | undefined> {
  for (const cache of await cachesOf(pagesCachePrefix)) {
    const response = await cache.match(key, { ignoreVary: true })
    if (response) return { response, keptAt: response.headers.get(keptAtHeader) ?? '' }
  }
  return undefined
}

/** Another size or format of the same picture: browsers choose by screen, and only one of them may be kept. */
export async function findOtherVariant(path: string): Promise<Response | undefined> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  for (const cache of await cachesOf(pagesCachePrefix)) {
    const key = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
    if (key) return cache.match(key, { ignoreVary: true })
  }
  return undefined
}

/** Takes the body of the answer, so hand over a clone. */
export async function keepCopy(key: string, response: Response): Promise<void> {
  const cache = isPublicAnswer(response) ? await openIfAllowed(pagesCachePrefix) : undefined
  if (!cache) return response.body?.cancel()
  const headers = new Headers(response.headers)
  headers.set(keptAtHeader, new Date().toISOString())
  // The body arrives unpacked.
  headers.delete('content-encoding')
  headers.delete('content-length')
  await cache.put(key, new Response(response.body, { status: response.status, headers }))
}

/** Whether an answer may be kept: complete, from this site, and the same for everybody. */
export function isPublicAnswer({ status, type, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? ''
  return status === 200 && type === 'basic' && !redirected && !/no-store|private/.test(control)
}

/** With links to its styles, which are kept beside it. */
const fetchedFor: PageFetch = 'ahead'

/** Gets a page that nobody waits for. It comes as everybody sees it, and does not count as a visit. */
export async function fetchCopy(key: string, freshMs: number): Promise<void> {
  if (await hasFreshCopy(key, freshMs)) return
  const response = await fetch(key, {
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
    headers: { purpose: 'prefetch', [pageFetchHeader]: fetchedFor },
    priority: 'low',
  })
  await keepCopy(key, response)
}

/** Of the copies that belong, drops those that were made longest ago. */
export async function dropOldCopies(belongs: (path: string) => boolean, most: number): Promise<void> {
  const cache = await openIfAllowed(pagesCachePrefix)
  // A copy that is made anew moves to the end of the list.
  const keys = (await cache?.keys())?.filter(({ url }) => belongs(new URL(url).pathname)) ?? []
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache?.delete(key)))
}

/** Which open pages were made of a copy, by the id of the tab's document. A restarted worker does not know it any more. */
const shown = new Map<string, string>()
const remembered = 50

export function rememberShownCopy(client: string, keptAt: string): void {
  shown.set(client, keptAt)
  if (shown.size > remembered) shown.delete(shown.keys().next().value!)
}

export function shownCopyOf(client: string): string | undefined {
  return shown.get(client)
}

/** Whether this version has a copy that was made a short time ago; one of the version before may lose its files soon. */
async function hasFreshCopy(key: string, freshMs: number): Promise<boolean> {
  const cache = await openIfAllowed(pagesCachePrefix)
  const keptAt = (await cache?.match(key, { ignoreVary: true }))?.headers.get(keptAtHeader)
  return keptAt !== undefined && keptAt !== null && Date.now() - Date.parse(keptAt) < freshMs
}
