import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import { createRequestCounts, type RequestCounts } from '#server/metrics/request-counts.ts'
import type { Traces } from '#server/metrics/traces.ts'
import { addressHeader } from './address-of.ts'
import { clientAddress, createTrust } from './client-address.ts'
import { answer, conditionsIn, type Conditions } from './answer.ts'
import { followAnswer } from './farewell.ts'
import type { Representation } from './representation.ts'
import { nextRequestId } from './request-id.ts'
import { oneAtATime } from './request-order.ts'
import { wantsMarkdown } from './wants-markdown.ts'

// Imported, it would bring everything that it can do at once, also `fetch`: 40 ms of a start, and pages from memory do
// without it.
const { createServer } = process.getBuiltinModule('node:http')

const headersTimeoutMs = 15_000
const requestTimeoutMs = 120_000
const keepAliveTimeoutMs = 65_000
/**
 * Longer than reading in the largest archive may take without a word; nobody holds a connection for ever. Set only for
 * answers that take a while: as a setting of the server it would cost a timer for every one.
 */
export const silentTimeoutMs = 35 * 60_000
/** How often the limits above are looked after. */
const checkedEveryMs = 5_000
const serverOptions: ServerOptions & { optimizeEmptyRequests: boolean } = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  keepAliveTimeout: keepAliveTimeoutMs,
  connectionsCheckingInterval: checkedEveryMs,
  // A request without a body, as nearly all are, is not made a stream that somebody has to drain.
  optimizeEmptyRequests: true,
}

/** Runs first for every request and calls `next` for what it leaves to the site (the dev server does). */
export type Intercept = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What answers requests: the app. */
type Served = {
  fetch(request: Request, requestId: string): Promise<Response>
  /** What can be answered without any work. */
  ready(target: string, asked: Conditions): Representation | undefined
  /** The answer to who is one too many, as long as there are too many. */
  refused?(method: string, target: string): Representation | undefined
  /** Told of every connection and every answer from memory: those go before expensive work. */
  arrivals?: { connected(): void; answered(): void }
  /** Without it nobody counts. */
  metrics?: { requests: Pick<RequestCounts, 'answeredFromMemory' | 'answeredByWork'> }
  /** Where somebody collects them. */
  traces?: Pick<Traces, 'record'>
  countView(view: { method: string; path: string; status: number; headers: IncomingMessage['headers'] }): void
}

/** `node:http` in front of the app: cached pages and files go straight from memory to the socket. */
export function createNodeServer(app: Served, config: Config, log: Log, intercept?: Intercept): Server {
  const trust = createTrust(config.trustedProxies)
  const requests = app.metrics?.requests ?? createRequestCounts()

  function addressFor({ socket, headers }: IncomingMessage): string {
    return clientAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), config.trustedProxies)
  }

  async function viaFetch(request: IncomingMessage, response: ServerResponse, id: string) {
    // Programs that check health may speak HTTP/1.0, which knows no host.
    if (request.httpVersion === '1.0') request.headers.host ??= config.publicUrl.host
    if (!hasPlainAddress(request)) return void response.writeHead(400).end()
    const asked = createRequest(request, response, { host: request.headers.host, ...trust(request) })
    // Such a stream has ended before anybody could listen; who waits for the body of a DELETE is told here.
    if (request.readableEnded) request.emit('end')
    asked.headers.set(addressHeader, addressFor(request))
    const answered = await app.fetch(asked, id)
    answered.headers.set('x-request-id', id)
    await sendResponse(response, answered)
    const { method = 'GET', headers } = request
    // Drafts and other moments are looked at, not visited.
    if (isPage(answered) && !answered.headers.has('x-robots-tag'))
      app.countView({ method, path: pathOf(request.url ?? '/'), status: answered.status, headers })
    letBodyPass(request)
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    // Whoever stands in front may have read the other one.
    if (hasTwoHosts(request)) return void response.writeHead(400, { connection: 'close' }).end()
    const id = nextRequestId()
    const method = request.method ?? 'GET'
    const target = (request.url = originForm(request.url ?? '/'))
    const asked = conditionsIn(request)
    const path = pathOf(target)
    const known = wantsMarkdown(request.headers.accept) ? undefined : app.ready(target, asked)
    if (known) {
      app.arrivals?.answered()
      answerFromMemory(known, asked, response)
      if (request.socket.writableLength > 0) request.socket.setTimeout(silentTimeoutMs)
      log.request(id, method, path, response.statusCode, 'memory')
      requests.answeredFromMemory(response.statusCode)
      app.countView({ method, path, status: response.statusCode, headers: request.headers })
      return
    }
    const refusal = app.refused?.(method, target)
    if (refusal) {
      answerFromMemory(refusal, asked, response)
      log.request(id, method, path, response.statusCode, 'memory')
      requests.answeredFromMemory(response.statusCode)
      return
    }
    const startedAt = performance.now()
    request.socket.setTimeout(silentTimeoutMs)
    followAnswer(server, response)
    response.once('close', () => {
      const ms = performance.now() - startedAt
      log.request(id, method, path, response.statusCode, Math.round(ms))
      requests.answeredByWork(response.statusCode, ms)
      const parent = request.headers.traceparent
      app.traces?.record({ id, method, path, status: response.statusCode, ms, parent: String(parent ?? '') })
    })
    viaFetch(request, response, id).catch((cause) => {
      log.warn('request broke off', { id, cause })
      // An answer that was begun must not end cleanly: half a file would pass for a whole one.
      if (!response.headersSent) response.writeHead(400).end()
      else if (!response.writableEnded) response.destroy()
    })
  }

  const server = createServer(serverOptions)
  server.maxConnections = config.maxConnections
  server.on('connection', () => app.arrivals?.connected())
  server.on(
    'request',
    oneAtATime(
      intercept ? (request, response) => intercept(request, response, () => handle(request, response)) : handle,
    ),
  )
  return server
}

/** A body that nobody read would block the connection for the next request; it passes unheard. */
function letBodyPass(request: IncomingMessage) {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** Proxies may send the whole address as target; handlers see the path. */
function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/** A path, and a host that is one: both become the address that handlers see. */
function hasPlainAddress({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  return url.startsWith('/') && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)
}

/** Of the headers as they came: Node keeps the first of two without a word. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function answerFromMemory(known: Representation, conditions: Conditions, response: ServerResponse) {
  const { status, headers, body } = answer(known, conditions)
  response.writeHead(status, headers)
  response.end(body ?? undefined)
}
