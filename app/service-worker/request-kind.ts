import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { pageOfDataPath } from '#shared/addresses/page-data.ts'
import { pageKey } from '#shared/addresses/page-key.ts'

/** What the worker does with a request depends on this alone; it leaves `other` to the browser. */
export type RequestKind = 'page' | 'page-data' | 'dialog' | 'asset' | 'picture' | 'admin-page' | 'other'
type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'destination'> & { headers: Pick<Headers, 'has'> }

const asset = /^\/assets\//
/** The address of a picture names its content, so it never changes. */
const picture = /^\/media\/[^/]+\/[^/]+\/[^/]+$/
const dialog = /^\/dialoge\/\w+$/
const pageData = /\.data$/
/** Anything else with an ending is a file. */
const file = /\.\w{1,12}$/
/** Answers of programs, and pages outside the site's own: nothing of them is ever kept. */
const noPage = /^\/(api|v1|media|dialoge|healthz|readyz)(\/|$)/
const adminPage = new RegExp(`^(${adminPaths.dashboard()}|${signInPaths.account()})(/|$)`)

export function kindOf(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) return 'other'
  const { pathname } = url
  if (request.mode === 'navigate') {
    if (adminPage.test(pathname)) return 'admin-page'
    return isPage(pathname) && keyOf(url) ? 'page' : 'other'
  }
  if (asset.test(pathname)) return 'asset'
  if (isPicture(pathname)) return request.destination === 'image' ? 'picture' : 'other'
  if (dialog.test(pathname)) return 'dialog'
  return pageData.test(pathname) && keyOf(pageOfData(url)) ? 'page-data' : 'other'
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

export function pageOfData(url: URL): URL {
  const page = new URL(url)
  page.pathname = pageOfDataPath(url.pathname)
  page.searchParams.delete('_routes')
  return page
}
