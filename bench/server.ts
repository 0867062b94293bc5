import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import type { BareAnswer } from './bare-server.ts'
import { cpuMsAtRest } from './cpu-time.ts'
import { startOnFirstCore, stop } from './load.ts'
import { openLoad, stayOnSecondCore } from './open-load.ts'
import { median, report } from './report.ts'
import { residentMb } from './resident-memory.ts'

// npm run bench:server: the cached home page against bare `node:http` with the same bytes and headers in
// one run, then what an uncached one, the start and the memory cost. docs/performance.md has the figures.

const warmUpRounds = 20
const rounds = 60
/** Many short rounds, each measuring both: what else the machine does then hits both alike. */
const requestsPerRound = 1_000
const starts = 5
const renders = { warmUp: 10, counted: 50 }
const limits = { ratio: 0.9, renderMs: 10, startMs: 900, memoryMb: 150 }

const apiToken = 'token-of-the-bench-0123456789abcdef'
const listening = /localhost:(\d+)/
/** What a browser sends, so that everything that looks at headers has something to do. */
const browserHeaders = [
  'Host: localhost:3000',
  'Connection: keep-alive',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile: ?0',
  'sec-ch-ua-platform: "Linux"',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'Sec-Fetch-Site: none',
  'Sec-Fetch-Mode: navigate',
  'Sec-Fetch-User: ?1',
  'Sec-Fetch-Dest: document',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept-Language: de-DE,de;q=0.9,en;q=0.8',
]
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const running = new Set<Server>()

type Server = Awaited<ReturnType<typeof startOnFirstCore>>
type Figures = { cpuUs: number; rate: number }

try {
  stayOnSecondCore()
  await end(await startSite()) // The first start of all writes the default content.
  const startMs = median(await repeat(starts, measureStart))
  const site = await startSite()
  const { etag = '' } = (await read(site, 'GET', {})).headers
  const cases: { name: string; method: string; more: Record<string, string> }[] = [
    { name: 'page', method: 'GET', more: {} },
    { name: '304', method: 'GET', more: { 'If-None-Match': etag } },
    { name: 'HEAD', method: 'HEAD', more: {} },
  ]
  const answers = await Promise.all(cases.map(async ({ name, method, more }) => bareAnswer(name, site, method, more)))
  const answersFile = join(folder, 'answers.json')
  writeFileSync(answersFile, JSON.stringify(answers))
  const bare = await start(['bench/bare-server.ts', answersFile], {}, /"port":(\d+)/)

  const cached = []
  for (const { name, method, more } of cases) cached.push({ name, ...(await compare(site, bare, name, method, more)) })
  const memoryMb = residentMb(site.child.pid!).own
  const renderMs = await measureRender(site)
  const fromMemory = {
    columns: [
      'from memory',
      'site, CPU per request',
      'bare `node:http`',
      'ratio by CPU',
      'ratio by requests/s',
      'requests/s',
    ],
    rows: cached.map(({ name, site, bare, byCpu, byRate }) => [
      name,
      `${site.cpuUs.toFixed(1)} µs`,
      `${bare.cpuUs.toFixed(1)} µs`,
      byCpu.toFixed(2),
      byRate.toFixed(2),
      Math.round(site.rate),
    ]),
  }
  const rest = {
    columns: ['', 'measured', 'at most'],
    rows: [
      ['uncached home, CPU', `${renderMs.toFixed(1)} ms`, `${limits.renderMs} ms`],
      ['start to first answer', `${Math.round(startMs)} ms`, `${limits.startMs} ms`],
      ['memory after the load', `${memoryMb} MB`, `${limits.memoryMb} MB`],
    ],
  }
  report('server', [fromMemory, rest], { cached, renderMs, startMs, memoryMb })
  const kept =
    cached.every(({ byCpu }) => byCpu >= limits.ratio) &&
    renderMs <= limits.renderMs &&
    startMs <= limits.startMs &&
    memoryMb <= limits.memoryMb
  process.exitCode = kept ? 0 : 1
} finally {
  await Promise.all([...running].map(end))
  rmSync(folder, { recursive: true, force: true })
}

function startSite(): Promise<Server> {
  const environment = {
    ...siteEnvironment,
    PORT: '0',
    // Part of every page: with a port that changes none would be carried to the next start.
    PUBLIC_URL: 'http://localhost:3000',
    HOST: '127.0.0.1',
    SCHAUFENSTER_DATA_DIR: folder,
    SCHAUFENSTER_API_TOKEN: apiToken,
    SCHAUFENSTER_FAREWELL_SECONDS: '0',
  }
  return start([...siteArguments, 'build/server/index.js'], environment, listening)
}

async function start(...how: Parameters<typeof startOnFirstCore>): Promise<Server> {
  const server = await startOnFirstCore(...how)
  running.add(server)
  return server
}

async function end(server: Server): Promise<void> {
  running.delete(server)
  await stop(server.child)
}

async function measureStart(): Promise<number> {
  const startedAt = performance.now()
  const site = await startSite()
  await read(site, 'GET', {})
  const ms = performance.now() - startedAt
  await end(site)
  return ms
}

/** The ratios are of rounds that ran one after the other: the median of them hardly moves with what the machine does. */
async function compare(site: Server, bare: Server, name: string, method: string, more: Record<string, string>) {
  const measured: { site: Figures; bare: Figures }[] = []
  const headers = [...browserHeaders, ...Object.entries(more).map((pair) => pair.join(': '))].join('\r\n')
  const asSite = `${method} / HTTP/1.1\r\n${headers}\r\n\r\n`
  const asBare = `${method} /${name} HTTP/1.1\r\n${headers}\r\n\r\n`
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const pair = { bare: await measureRound(bare, asBare), site: await measureRound(site, asSite) }
    if (round >= warmUpRounds) measured.push(pair)
  }
  const figures = (of: 'site' | 'bare'): Figures => ({
    cpuUs: median(measured.map((pair) => pair[of].cpuUs)),
    rate: median(measured.map((pair) => pair[of].rate)),
  })
  return {
    site: figures('site'),
    bare: figures('bare'),
    byCpu: median(measured.map(({ site, bare }) => bare.cpuUs / site.cpuUs)),
    byRate: median(measured.map(({ site, bare }) => site.rate / bare.rate)),
  }
}

async function measureRound({ child, port }: Server, text: string): Promise<Figures> {
  const load = await openLoad(port, text)
  await load.send(100) // Connections are open and known to both sides.
  const before = await cpuMsAtRest(child.pid!)
  const startedAt = performance.now()
  await load.send(requestsPerRound)
  const seconds = (performance.now() - startedAt) / 1_000
  const cpuMs = (await cpuMsAtRest(child.pid!)) - before
  load.close()
  return { cpuUs: (cpuMs * 1_000) / requestsPerRound, rate: requestsPerRound / seconds }
}

/** Every change drops the pages; this one also changes a block of the home page, which is then drawn and compressed anew. */
async function measureRender(site: Server): Promise<number> {
  const { items } = JSON.parse((await read(site, 'GET', {}, '/api/content/stats')).body.toString()) as {
    items: { id: string }[]
  }
  const ids = items.map(({ id }) => id)
  const cpuMs = await repeat(renders.warmUp + renders.counted, async () => {
    ids.reverse()
    const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
    const changed = await read(site, 'PUT', headers, '/api/order/stats', JSON.stringify({ ids }))
    if (changed.status !== 204) throw new Error(`The order was not changed: ${changed.status} ${changed.body}`)
    const before = await cpuMsAtRest(site.child.pid!)
    await read(site, 'GET', {})
    return (await cpuMsAtRest(site.child.pid!)) - before
  })
  return median(cpuMs.slice(renders.warmUp))
}

async function bareAnswer(
  name: string,
  site: Server,
  method: string,
  more: Record<string, string>,
): Promise<BareAnswer> {
  const { status, rawHeaders, body } = await read(site, method, more)
  const own = new Set(['date', 'connection', 'keep-alive'])
  const headers = rawHeaders.flatMap((header, index) =>
    index % 2 === 0 && !own.has(header.toLowerCase()) ? [header, rawHeaders[index + 1]!] : [],
  )
  return { path: `/${name}`, status, headers, body: body.toString('base64') }
}

type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

function read({ port }: Server, method: string, more: Record<string, string>, path = '/', sent = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': path === '/' ? 'br' : 'identity', ...more }
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const { statusCode = 0, headers, rawHeaders } = response
      resolve({ status: statusCode, headers, rawHeaders, body: Buffer.concat(chunks) })
    })
    asked.on('error', reject).end(sent)
  })
}

async function repeat<Value>(times: number, measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let index = 0; index < times; index++) values.push(await measure())
  return values
}
