import * as http from 'node:http'
import * as https from 'node:https'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { drillToken } from './cluster.ts'

type Answer = { status: number; body: string; standsIn: boolean; ms: number; startedAt: number }
export type Publication = { number: number; acknowledgedAt: number }

/** Every page that visitors ask for shows the number of the last change they can see, or none of them does. */
const pages = ['/', '/blog', '/contact', '/faq']
/** The title that every change gives one of the services on the home page. */
export const drillTitle = (number: number) => `Übungsstand${number}x`
const shown = /Übungsstand(\d+)x/
const tryAgainMs = 100

const agents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  // The certificate of the server in front is made for the occasion.
  https: new https.Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false }),
}

async function ask(origin: string, path: string, method = 'GET', body?: unknown, key?: string): Promise<Answer> {
  const startedAt = performance.now()
  const headers = {
    ...(path.startsWith('/api/') && { authorization: `Bearer ${drillToken}`, 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  const asked = origin.startsWith('https:')
    ? https.request(origin + path, { method, agent: agents.https, headers })
    : http.request(origin + path, { method, agent: agents.http, headers })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage]
  const answered = await text(response)
  return {
    status: response.statusCode ?? 0,
    body: answered,
    // The last good copy while the database is away says so of itself.
    standsIn: response.headers.warning?.startsWith('110') ?? false,
    ms: performance.now() - startedAt,
    startedAt,
  }
}

/** Visitors who read without a pause. What they see is compared with what was acknowledged long enough before. */
export function startVisitors(origin: string, published: readonly Publication[], count: number, withinMs: number) {
  const seen = { requests: 0, errors: [] as string[], stale: [] as string[], standIns: 0, worstMs: 0 }
  const ending = new AbortController()

  function judge(path: string, { status, body, standsIn, ms, startedAt }: Answer): void {
    seen.requests += 1
    seen.worstMs = Math.max(seen.worstMs, ms)
    if (status !== 200) return void seen.errors.push(`${status} ${path}`)
    if (standsIn) return void (seen.standIns += 1)
    if (path !== '/') return
    const due = published.findLast(({ acknowledgedAt }) => acknowledgedAt + withinMs < startedAt)?.number ?? 0
    const number = Number(shown.exec(body)?.[1] ?? 0)
    if (number < due) seen.stale.push(`${number} instead of ${due}`)
  }

  const running = Array.from({ length: count }, async (_, visitor) => {
    for (let turn = visitor; !ending.signal.aborted; turn++) {
      const path = pages[turn % pages.length]!
      await ask(origin, path).then(
        (answer) => judge(path, answer),
        (cause: unknown) => seen.errors.push(`${path}: ${String(cause)}`),
      )
    }
  })
  return {
    seen,
    async stop(): Promise<void> {
      ending.abort()
      await Promise.all(running)
    },
  }
}

/** Somebody who publishes, and sends again under the same key whatever got no answer, as the admin area does. */
export function createEditor(origin: string) {
  const sent = { requests: 0, repeated: 0, errors: [] as string[] }

  async function certain(method: string, path: string, body: unknown, key: string): Promise<Answer> {
    for (;;) {
      sent.requests += 1
      const answer = await ask(origin, path, method, body, key).catch(() => undefined)
      if (answer && answer.status < 500) {
        if (answer.status >= 400) sent.errors.push(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`)
        return answer
      }
      sent.repeated += 1
      await delay(tryAgainMs)
    }
  }

  return {
    sent,
    read: async (path: string) => JSON.parse((await ask(origin, path)).body) as unknown,
    async update(path: string, version: number, values: object, key: string): Promise<number> {
      const { body } = await certain('PATCH', path, { version, values }, key)
      return (JSON.parse(body) as { version: number }).version
    },
    async create(path: string, body: object, key: string): Promise<void> {
      await certain('POST', path, body, key)
    },
  }
}

export function closeConnections(): void {
  agents.http.destroy()
  agents.https.destroy()
}
