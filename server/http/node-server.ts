import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { App } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { createTrust } from './client-address.ts'
import { answer, type Representation } from './representation.ts'
import { nextRequestId } from './request-id.ts'

const headersTimeoutMs = 15_000
const requestTimeoutMs = 120_000
const keepAliveTimeoutMs = 65_000
const shutdownGraceMs = 10_000
const sweepEveryMs = 50

/** Runs first for every request; returns true when it has taken the request over (the dev server does). */
export type Intercept = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** `node:http` in front of the app: cached pages and files go straight from memory to the socket. */
export function createNodeServer(app: App, config: Config, log: Log, intercept?: Intercept): Server {
  const trust = createTrust(config.trustedProxies)

  async function viaFetch(request: IncomingMessage, response: ServerResponse, id: string) {
    const forwarded = trust(request)
    const webRequest = createRequest(request, response, forwarded)
    const answered = await app.fetch(webRequest, id)
    answered.headers.set('x-request-id', id)
    await sendResponse(response, answered)
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const id = nextRequestId()
    const method = request.method ?? 'GET'
    const target = request.url ?? '/'
    const known = app.ready(method, target)
    if (known) {
      answerFromMemory(known, request, response)
      log.request(id, method, target, response.statusCode, 'memory')
      return
    }

    const startedAt = performance.now()
    response.once('close', () => {
      const path = target.split('?', 1)[0]!
      log.request(id, method, path, response.statusCode, Math.round(performance.now() - startedAt))
    })
    viaFetch(request, response, id).catch((cause) => {
      log.warn('request broke off', { id, cause })
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  }

  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  })
  server.on(
    'request',
    intercept ? (request, response) => intercept(request, response, () => handle(request, response)) : handle,
  )
  return server
}

function answerFromMemory(
  known: Representation,
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const conditions = { method, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
  const { status, headers: answerHeaders, body } = answer(known, conditions)
  response.writeHead(status, answerHeaders)
  response.end(body ?? undefined)
}

/** Takes no new requests, lets open ones finish, and cuts what does not finish in time. */
export async function closeNodeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that finishes its request now would otherwise be kept open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs)
  const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
