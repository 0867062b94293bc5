import { AppError } from '#shared/errors.ts'
import { messages } from '#shared/messages.ts'
import { apiRoutes } from './api/routes.ts'
import { matchRoute, type Match } from './api/router.ts'
import type { Backend } from './backend.ts'
import { openChangeFeed } from './content/change-feed.ts'
import { openContentStore } from './content/store.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import { errorResponse } from './http/error-response.ts'
import { limitBody } from './http/body.ts'
import { createPageCache } from './http/page-cache.ts'
import {
  answer,
  createRepresentation,
  toResponse,
  type Conditions,
  type Representation,
} from './http/representation.ts'
import { nextRequestId } from './http/request-id.ts'
import { inertContentPolicy, securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import { createPages, type Render } from './pages.ts'

export type App = Awaited<ReturnType<typeof createApp>>
type Parts = { config: Config; database: Database; log: Log; render: Render; files?: StaticFiles; now?: () => Date }

/** The composition root: opens the parts once and answers requests. */
export async function createApp({ config, database, log, render, files, now = () => new Date() }: Parts) {
  const feed = await openChangeFeed(database, log)
  const backend: Backend = { config, log, database, feed, store: openContentStore(database, feed, now) }
  const cache = createPageCache(config.pageCacheBytes)
  const pages = createPages(backend, cache, render)
  const headers = securityHeaders({ https: config.publicUrl.protocol === 'https:' })
  feed.subscribe((changes) => {
    if (changes.some(({ audience }) => audience === 'public')) cache.drop()
  })

  /** What can be answered without any work: the hot path of the server, also used by `fetch`. */
  function ready(method: string, target: string): Representation | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    return cache.get(target) ?? files?.get(target)
  }

  async function fetch(request: Request, requestId = nextRequestId()): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    try {
      const known = ready(request.method, pathname + search) ?? (search ? files?.get(pathname) : undefined)
      if (known) return toResponse(answer(known, conditions(request)))
      const match = matchRoute(apiRoutes, request.method, pathname)
      const limited = limitBody(request, config.bodyLimitBytes)
      if (match) return await callApi(match, limited, pathname)
      if (pathname.startsWith('/api/')) throw new AppError('not-found', 404, messages.errors.notFound)
      return redirectToPlainPath(request) ?? (await pages.fetch(limited))
    } catch (error) {
      return withHeaders(errorResponse(error, log, requestId))
    }
  }

  async function callApi({ route, parameters }: Match, request: Request, path: string): Promise<Response> {
    const call = async () => withHeaders(await route.handler(request, backend, parameters))
    if (!route.cached) return call()
    const representation = await cache.getOrRender(path, async () => {
      const response = await call()
      const cacheable = response.status === 200 && !response.headers.has('cache-control')
      if (cacheable) response.headers.set('cache-control', 'public, max-age=0, must-revalidate')
      const body = Buffer.from(await response.arrayBuffer())
      return {
        cacheable,
        representation: await createRepresentation({ status: response.status, headers: response.headers, body }),
      }
    })
    return toResponse(answer(representation, conditions(request)))
  }

  function withHeaders(response: Response): Response {
    const answered = new Response(response.body, response)
    for (const [name, value] of headers) answered.headers.set(name, value)
    answered.headers.set('content-security-policy', inertContentPolicy)
    return answered
  }

  return { fetch, ready, backend, cache, close: () => feed.close() }
}

/** One address per page: /blog/ and //blog lead to /blog, and never to another host. */
function redirectToPlainPath(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const plain = `/${pathname.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')}`
  if (plain === pathname || request.method === 'POST') return undefined
  return new Response(null, { status: 308, headers: { location: plain + search } })
}

function conditions({ method, headers }: Request): Conditions {
  return { method, acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') }
}
