import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { pageFetchHeader, toPageFetch } from '#shared/addresses/page-fetch.ts'
import { pageKey } from '#shared/addresses/page-key.ts'

/** What the worker does with a request depends on this alone; it leaves `other` to the browser. */
export type RequestKind = 'page' | 'page-change' | 'page-seen' | 'dialog' | 'asset' | 'picture' | 'admin-page' | 'other'
type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'destination'> & { headers: Pick<Headers, 'has' | 'get'> }

const asset = /^\/assets\//
/** The address of a picture names its content, so it never changes. */
const picture = /^\/media\/[^/]+\/[^/]+\/[^/]+$/
const dialog = /^\/dialoge\/\w+$/
/** Anything with an ending is a file. */
const file = /\.\w{1,12}$/
/** Answers of programs, and pages outside the site's own: nothing of them is ever kept. */
const noPage = /^\/(api|v1|media|dialoge|healthz|readyz)(\/|$)/
const adminPage = new RegExp(`^(${adminPaths.dashboard()}|${signInPaths.account()})(/|$)`)

export function kindOf(request: Asked, origin: string): RequestKind {
  const { method, mode, destination, headers } = request
  const url = new URL(request.url)
  if (!['GET', 'HEAD'].includes(method) || url.origin !== origin || headers.has('range')) return 'other'
  const { pathname } = url
  const isKeptPage = isPage(pathname) && keyOf(url) !== undefined
  // What is fetched ahead may never be seen, so nothing is done with it.
  if (isKeptPage && toPageFetch(headers.get(pageFetchHeader)) === 'shown')
    return method === 'GET' ? 'page-change' : 'page-seen'
  if (method !== 'GET') return 'other'
  if (mode === 'navigate') return adminPage.test(pathname) ? 'admin-page' : isKeptPage ? 'page' : 'other'
  if (asset.test(pathname)) return 'asset'
  if (isPicture(pathname)) return destination === 'image' ? 'picture' : 'other'
  return dialog.test(pathname) ? 'dialog' : 'other'
}

export function isPage(pathname: string): boolean {
  return !noPage.test(pathname) && !asset.test(pathname) && !file.test(pathname)
}

export function isPicture(pathname: string): boolean {
  return picture.test(pathname)
}

/** Under which address a page is kept; none for a page that is not the same for everybody. */
export function keyOf({ pathname, searchParams, origin }: URL): string | undefined {
  const { key, cacheable } = pageKey(pathname, searchParams, origin)
  return cacheable ? key : undefined
}
