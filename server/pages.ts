import { RouterContextProvider } from 'react-router'
import type { Backend } from './backend.ts'
import { createPublicReads } from './content/public-reads.ts'
import { backend as backendKey } from './context.ts'
import { failurePage } from './http/failure-page.ts'
import type { PageCache, Rendered } from './http/page-cache.ts'
import { pageKey } from './http/page-key.ts'
import { answer, createRepresentation, toResponse, type Representation } from './http/representation.ts'
import { pageContentPolicy, securityHeaders } from './http/security-headers.ts'

/** React Router's request handler; an argument so that tests need no build of the app. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>

const revalidate = 'public, max-age=0, must-revalidate'

/** Renders pages, through the cache wherever the page is the same for everybody (I7). */
export function createPages({ log, config, store }: Backend, cache: PageCache, render: Render) {
  const headers = securityHeaders({ https: config.publicUrl.protocol === 'https:' })

  async function renderPage(request: Request): Promise<{ response: Response; degraded: boolean }> {
    const { pathname } = new URL(request.url)
    const content = createPublicReads(store, log)
    const report = (cause: unknown) => log.error('page failed', { path: pathname, cause })
    const context = new RouterContextProvider()
    context.set(backendKey, { content, config, report })
    try {
      const response = await render(request, context)
      return { response: isBareFailure(response) ? failurePage() : response, degraded: content.degraded }
    } catch (cause) {
      report(cause)
      return { response: failurePage(), degraded: true }
    }
  }

  async function represent(
    { response, degraded }: { response: Response; degraded: boolean },
    personal: boolean,
  ): Promise<Rendered> {
    const body = Buffer.from(await response.arrayBuffer())
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const cacheable =
      response.status === 200 && !degraded && !personal && !config.development && !response.headers.has('set-cookie')
    const all = new Headers(response.headers)
    for (const [name, value] of headers) all.set(name, value)
    if (isHtml && !config.development) all.set('content-security-policy', pageContentPolicy(body.toString()))
    if (!all.has('cache-control') || cacheable) all.set('cache-control', cacheable ? revalidate : 'no-store')
    return { representation: await createRepresentation({ status: response.status, headers: all, body }), cacheable }
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const { key, cacheable, url } = pageKey(new URL(request.url))
      if (!cacheable || (request.method !== 'GET' && request.method !== 'HEAD')) {
        const rendered = await represent(await renderPage(request), true)
        return toResponse(answer(rendered.representation, conditions(request)))
      }
      // Cookies and other headers stay outside, so nothing personal can get into a page that everybody receives.
      const representation: Representation = await cache.getOrRender(key, async () =>
        represent(await renderPage(new Request(url)), false),
      )
      return toResponse(answer(representation, conditions(request)))
    },
  }
}

/** React Router's last resort, a line of text, when not even the error page could be rendered. */
function isBareFailure({ status, headers }: Response): boolean {
  return status >= 500 && (headers.get('content-type') ?? '').startsWith('text/plain')
}

function conditions({ method, headers }: Request) {
  return { method, acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') }
}
