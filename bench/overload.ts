import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { findOnPath, installWithApt } from '../scripts/find-program.mjs'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { measureLoad, startOnFirstCore, stop, type LoadFigures } from './load.ts'
import { stayOnSecondCore } from './open-load.ts'
import { median, report } from './report.ts'

// npm run bench:overload: the cached home page alone, beside a crowd that reads it too, and beside one that searches more
// than can be worked off, in turns within one run. Crowds take their share of the core that asks and of connections; what
// searches cost besides is the difference between the two. wrk asks for the page (autocannon where there is none);
// docs/performance.md has the figures.

const seconds = 4
const rounds = 5
/** So many times what the core can search. Everybody comes once, over a connection of their own. */
const tooMany = 4
const mostRatio = 1.5
const kinds = [
  { name: '64 connections', connections: 64, headers: [] },
  { name: '8 connections', connections: 8, headers: [] },
  { name: '8 at a time, each a new connection', connections: 8, headers: ['Connection: close'] },
]
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))

if (!findOnPath(['wrk'])) await installWithApt(['wrk'], 'wrk')
stayOnSecondCore()
const site = await startOnFirstCore(
  [...siteArguments, 'build/server/index.js'],
  {
    ...siteEnvironment,
    PORT: '0',
    HOST: '127.0.0.1',
    SCHAUFENSTER_DATA_DIR: folder,
    SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1',
  },
  /localhost:(\d+)/,
)
try {
  const url = `http://127.0.0.1:${site.port}/`
  await measureLoad(url, { seconds })
  const capacity = await measureSearches()
  const searchesPerSecond = Math.round(capacity * tooMany)
  await withCrowd(search, searchesPerSecond, () => measureLoad(url, { seconds }))
  const measured = kinds.map((kind) => ({
    ...kind,
    alone: [] as LoadFigures[],
    readers: [] as Beside[],
    beside: [] as Beside[],
  }))
  for (let round = 0; round < rounds; round++)
    for (const { connections, headers, alone, readers, beside } of measured) {
      const measure = () => measureLoad(url, { seconds, connections, headers })
      alone.push(await measure())
      readers.push(await withCrowd(read, searchesPerSecond, measure))
      beside.push(await withCrowd(search, searchesPerSecond, measure))
    }
  const rows = measured.map(({ name, alone, readers, beside }) => {
    const of = (figures: LoadFigures[], what: keyof LoadFigures) => median(figures.map((each) => each[what]))
    const ratio = median(beside.map(({ p99Ms }, round) => p99Ms / readers[round]!.p99Ms))
    return {
      ratio,
      cells: [
        name,
        ...(['p50Ms', 'p99Ms'] as const).flatMap((what) =>
          [alone, readers, beside].map((figures) => of(figures, what).toFixed(1)),
        ),
        ratio.toFixed(2),
        [alone, readers, beside].map((figures) => Math.round(of(figures, 'rate'))).join(' · '),
        ...(['found', 'refused', 'failed'] as const).map((what) => median(beside.map((each) => each[what]))),
      ],
    }
  })
  const table = {
    caption:
      `The cached home page alone, beside ${searchesPerSecond} readers a second and beside as many searches, where ` +
      `${Math.round(capacity)} can be made; p99 beside searches at most ${mostRatio} times that beside readers:`,
    columns: [
      'cached page',
      'p50 alone, ms',
      'readers',
      'searches',
      'p99 alone, ms',
      'readers',
      'searches',
      'ratio',
      'pages/s',
      'searches/s answered',
      '503',
      'failed',
    ],
    rows: rows.map(({ cells }) => cells),
  }
  report('overload', [table], { capacity, measured })
  process.exitCode = rows.every(({ ratio }) => ratio <= mostRatio) ? 0 : 1
} finally {
  await stop(site.child)
  rmSync(folder, { recursive: true, force: true })
}

type Beside = LoadFigures & Record<'found' | 'refused' | 'failed', number>

/** How many a second the site makes when nothing else is asked of it. */
async function measureSearches(): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  let made = 0
  async function searchOn() {
    while (performance.now() - startedAt < seconds * 1_000) if ((await search(made, agent)) === 200) made += 1
  }
  await Promise.all([searchOn(), searchOn(), searchOn()])
  agent.destroy()
  return (made * 1_000) / (performance.now() - startedAt)
}

function read(number: number, agent: Agent): Promise<number> {
  return ask('/', number, agent)
}

function search(number: number, agent: Agent): Promise<number> {
  return ask(`/suche?suche=Wartung+${number}`, number, agent)
}

/** By somebody who was never here. Resolves with the status. */
function ask(path: string, number: number, agent: Agent): Promise<number> {
  const headers = { 'x-forwarded-for': `10.${number % 250}.${Math.floor(number / 250) % 250}.1` }
  return new Promise((resolve, reject) => {
    const options = { port: site.port, host: '127.0.0.1', agent, headers, path }
    const sent = request(options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.once('error', reject).end()
  })
}

/** What is measured while a crowd comes, and what becomes of it in a second. */
async function withCrowd(send: typeof search, perSecond: number, measure: () => Promise<LoadFigures>): Promise<Beside> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  const counts = { found: 0, refused: 0, failed: 0 }
  let asked = 0
  let measuring = true
  async function come() {
    const status = await send(asked++, agent).catch(() => 0)
    const became = status === 200 ? 'found' : status === 503 ? 'refused' : 'failed'
    if (measuring) counts[became] += 1
  }
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * perSecond
    while (asked < due) void come()
  }, 1)
  const figures = await measure()
  measuring = false
  clearInterval(timer)
  agent.destroy()
  const elapsed = (performance.now() - startedAt) / 1_000
  const inOne = (count: number) => Math.round(count / elapsed)
  return { ...figures, found: inOne(counts.found), refused: inOne(counts.refused), failed: inOne(counts.failed) }
}
