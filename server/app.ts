import { AppError } from '#shared/errors.ts'
import { pageOfMarkdown } from '#shared/addresses/discovery-paths.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { callApi } from './api/call-api.ts'
import { matchRoute } from './api/router.ts'
import { apiRoutes } from './api/routes.ts'
import { openBackend } from './backend.ts'
import type { Config } from './base/config.ts'
import type { Database } from './database/schema.ts'
import { limitBody, refuseNul } from './http/body.ts'
import { errorResponse } from './http/error-response.ts'
import { createLoopbackCookies } from './http/loopback-cookies.ts'
import { conditionsOf, send, type Conditions } from './http/answer.ts'
import { formOf } from './http/forms.ts'
import { createMemory } from './http/memory.ts'
import { plainPath } from './http/plain-path.ts'
import type { Representation } from './http/representation.ts'
import { nextRequestId } from './http/request-id.ts'
import { refuseForeignOrigin } from './http/same-origin.ts'
import { inertContentPolicy, securityHeaders } from './http/security-headers.ts'
import type { StaticFiles } from './http/static-files.ts'
import { wantsMarkdown } from './http/wants-markdown.ts'
import { onNewDay } from './base/new-day.ts'
import type { Log } from './base/log.ts'
import { createPages } from './pages.ts'
import { createMarkdownPages } from './pages/markdown.ts'
import type { Render } from './pages/page.ts'
import { createStyleSheets } from './pages/style-sheets.ts'
import { createRenderFrom } from './pages/render-from.ts'
import { ownPaths } from './api/own-paths.ts'
import { createReservedPaths } from './redirects/reserved-paths.ts'

export type App = Awaited<ReturnType<typeof createApp>>
type Parts = {
  config: Config
  database: Database
  log: Log
  render: Render
  files?: StaticFiles
  now?: () => Date
  /** Answers, and does nothing by itself. */
  still?: boolean
  /** How long chores leave the start to visitors. */
  quietMs?: number
}

const readMethods = ['GET', 'HEAD', 'OPTIONS']
const pageMethods = ['GET', 'HEAD', 'POST']
/** Addresses of files; pages have no ending, and the data of the admin area ends in .data. */
const fileName = /\.(?!data$)\w{1,12}$/

function asksForPage({ method, headers }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.get('accept')?.includes('text/html') ?? false)
}

/** The page that is asked for as Markdown: by its address, or by who would rather have that. */
function markdownAsked({ method, headers }: Request, pathname: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const page = pageOfMarkdown(pathname) ?? (wantsMarkdown(headers.get('accept')) ? pathname : undefined)
  return page !== undefined && plainPath(page) === page ? page : undefined
}

/** The composition root: opens the server's parts and answers requests. */
export async function createApp({ config, database, log, render, files, now = () => new Date(), ...how }: Parts) {
  const styles = createStyleSheets(files)
  // A file of this machine changes only by this process; of a server elsewhere others may know more.
  const isBlind = () => database.engine === 'postgres' && backend.feed.blind
  const memory = createMemory({ maxBytes: config.pageCacheBytes, isBlind })
  const cachedPages = () => memory.size
  const renderFrom = createRenderFrom(createApp, { config, log, render, now })
  const backend = await openBackend({
    config,
    database,
    log,
    now,
    cachedPages,
    renderFrom,
    readOwnPage: (path) => pages.readOwn(path),
    isReserved: createReservedPaths(ownPaths, files?.has),
    ...how,
  })
  const { feed, connections } = backend
  const pages = createPages(backend, memory, render, styles)
  const headers = securityHeaders(config)
  const origin = () => config.publicUrl.origin
  const markdownPage = createMarkdownPages({ fetchPage: pages.fetch, memory, origin, headers })
  feed.subscribe((changes) => {
    const seen = changes.filter(({ audience }) => audience === 'public')
    if (seen.length === 0) return
    // A file of this machine is there or not; only a server elsewhere can be away for a while.
    const mayStandIn = database.engine === 'postgres' && !seen.some(({ withdraws }) => withdraws)
    memory.drop(mayStandIn ? 'replaced' : 'withdrawn')
    backend.cdn.purge()
  })
  const cookies = createLoopbackCookies(config)
  connections.onOtherPages(() => {
    memory.drop('withdrawn')
    backend.cdn.purge()
  })
  const days = onNewDay(now, () => {
    memory.drop(database.engine === 'postgres' ? 'new-day' : 'withdrawn')
    backend.cdn.purge()
  })

  /** What can be answered without any work: the hot path of the server, also used by `fetch`. */
  function ready(target: string, asked: Conditions): Representation | undefined {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined
    const page = memory.get(target)
    return page ? formOf(page, asked) : files?.get(target)
  }

  async function fetch(request: Request, requestId = nextRequestId()): Promise<Response> {
    try {
      return cookies.write(request, await respond(cookies.read(request)))
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 })
      return inert(errorResponse(error, log, requestId))
    }
  }

  async function respond(request: Request): Promise<Response> {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const asMarkdown = markdownAsked(request, pathname)
    const asked = conditionsOf(request)
    const known = asMarkdown
      ? files?.get(pathname)
      : (ready(pathname + search, asked) ?? (search ? ready(pathname, asked) : undefined))
    if (known && (search === '' || files?.has(pathname))) return send(known, request)

    refuseForeignOrigin(request)
    for (const value of new URLSearchParams(search).values()) refuseNul(value)
    const match = pathname.includes('%00') ? undefined : matchRoute(apiRoutes, method, pathname)
    const limited = limitBody(request, match?.route.bodyLimitBytes ?? config.bodyLimitBytes)
    if (match && !readMethods.includes(method)) backend.moveLock.refuseWrites()
    if (match) return callApi(match, limited, backend, memory, inert)
    const written = asMarkdown && (await markdownPage(request, asMarkdown))
    if (written) return written
    if (pathname.startsWith('/api/') || fileName.test(pathname) || pathname.includes('%00')) {
      const moved =
        pathname.startsWith('/api/') || !pageMethods.includes(method) ? undefined : await pages.movedTo(request)
      if (moved) return moved
      // Who types an old address such as /kontakt.html wants to read where to go on.
      if (!pathname.startsWith('/api/') && asksForPage(request)) return pages.notFound(request)
      throw new AppError('not-found', 404, errorMessages.notFound)
    }
    if (!pageMethods.includes(method))
      throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, { allow: pageMethods.join(', ') })
    const plain = plainPath(pathname)
    if (plain !== pathname && method !== 'POST') {
      const moved = await pages.movedTo(request)
      // At once to where the page is, whatever is wrong with the address.
      const location = ((await pages.lowerCasePath(plain).catch(() => undefined)) ?? plain) + search
      return moved ?? inert(new Response(null, { status: 308, headers: { location } }))
    }
    return pages.fetch(limited)
  }

  /** For everything that is no page: nothing in it may run. */
  function inert(response: Response): Response {
    const answered = new Response(response.body, response)
    for (const [name, value] of headers) if (!answered.headers.has(name)) answered.headers.set(name, value)
    answered.headers.set('content-security-policy', inertContentPolicy)
    return answered
  }

  return {
    fetch,
    ready,
    refused: pages.refused,
    arrivals: backend.renderLimits.arrivals,
    countView: backend.pageViews.count,
    metrics: backend.metrics,
    traces: backend.traces,
    backend,
    memory,
    /** Ends what would stay open by itself; requests under way still finish. */
    beginClosing: () => feed.close(),
    async close() {
      days.stop()
      await backend.close()
    },
  }
}
