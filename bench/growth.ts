import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/base/config.ts'
import { seed } from '#server/content/seed.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/base/log.ts'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { cpuMsAtRest } from './cpu-time.ts'
import { fillSite, type Size } from './growth-content.ts'
import { closeEditors, operations, token, type Site } from './growth-operations.ts'
import { startOnFirstCore, stop } from './load.ts'
import { report } from './report.ts'
import { residentMb } from './resident-memory.ts'

// npm run bench:growth: what a request costs the server with 10, 1,000 and 10,000 posts. Processor time, since a shared
// machine says little about the clock; every page is rendered anew.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '24' },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '10,1000,10000' },
    'warm-up': { type: 'string', default: '6' },
    /** Another build, such as one from before a change. */
    build: { type: 'string', default: 'build' },
  },
})
const rounds = Number(values.rounds)
const warmUpRounds = Number(values['warm-up'])
const most = 1.5
const manyMedia = 5_000
const mostRestingMb = 300
const sizes: Size[] = values.sizes
  .split(',')
  .map((text, index) => ({ posts: Number(text), media: index === 0 ? Number(text) : manyMedia }))
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-growth-'))
const sites: (Site & { stop(): Promise<void> })[] = []

try {
  for (const size of sizes) sites.push(await startSite(size))
  // What is read ahead after a start is nobody's request.
  for (const { pid } of sites) await cpuMsAtRest(pid, 2_000)
  const restingMb = sites.map(({ pid }) => residentMb(pid).own)
  const chosen = operations.filter(({ name }) => name.includes(values.only))
  const results = []
  for (const { name, atMostMs, before, run } of chosen) {
    const samples = sites.map(() => [] as number[])
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      // In turns: what else the machine does hits all sizes alike.
      for (const [index, site] of sites.entries()) {
        await before?.(site, round)
        const startMs = await cpuMsAtRest(site.pid)
        await run(site, round)
        const tookMs = (await cpuMsAtRest(site.pid)) - startMs
        if (round >= warmUpRounds) samples[index]!.push(tookMs)
      }
    }
    const cpuMs = samples.map(typical)
    const ratios = cpuMs.map((ms) => ms / cpuMs[0]!)
    const good = atMostMs === undefined ? ratios.at(-1)! <= most : cpuMs.at(-1)! <= atMostMs
    results.push({ name, cpuMs, ratios, good, aim: atMostMs === undefined ? `ratio ${most}` : `${atMostMs} ms` })
    process.stderr.write(`${name}: ${cpuMs.map((ms) => ms.toFixed(1)).join(', ')} ms\n`)
  }
  const memoryMb = sites.map(({ pid }) => residentMb(pid).own)

  const table = {
    columns: ['processor time per request', ...sizes.map(({ posts }) => `${posts} posts`), 'ratio', 'at most'],
    rows: [
      ...results.map(({ name, cpuMs, ratios, good, aim }) => [
        name,
        ...cpuMs.map((ms) => `${ms.toFixed(1)} ms`),
        `${ratios.at(-1)!.toFixed(2)}${good ? '' : ' !'}`,
        aim,
      ]),
      ['memory at rest', ...restingMb.map((mb) => `${mb} MB`), '', `${mostRestingMb} MB`],
      ['memory afterwards', ...memoryMb.map((mb) => `${mb} MB`), '', ''],
    ],
  }
  report('growth', [table], { rounds, sizes, results, restingMb, memoryMb })
  process.exitCode = results.every(({ good }) => good) && Math.max(...restingMb) <= mostRestingMb ? 0 : 1
} finally {
  closeEditors()
  await Promise.all(sites.map((site) => site.stop()))
  rmSync(folder, { recursive: true, force: true })
}

async function startSite(size: Size) {
  const data = join(folder, String(size.posts))
  const database = await openDatabase(readConfig({ SCHAUFENSTER_DATA_DIR: data }), createLog('silent'))
  await migrate(database)
  await seed(database, '2026-01-01T00:00:00.000Z')
  await fillSite(database, size)
  await database.close()
  const environment = {
    ...siteEnvironment,
    PORT: '0',
    HOST: '127.0.0.1',
    SCHAUFENSTER_DATA_DIR: data,
    SCHAUFENSTER_API_TOKEN: token,
    SCHAUFENSTER_LOG_LEVEL: 'error',
    SCHAUFENSTER_FAREWELL_SECONDS: '0',
    SCHAUFENSTER_CHAT_PER_MINUTE: '10000',
    SCHAUFENSTER_RENDERS_PER_MINUTE: '1000000',
  }
  const { child, port } = await startOnFirstCore(
    [...siteArguments, `${values.build}/server/index.js`],
    environment,
    /localhost:(\d+)/,
  )
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, posts: size.posts, stop: () => stop(child) }
}

/** The mean without the fastest and the slowest tenth. */
function typical(samples: number[]): number {
  const cut = Math.floor(samples.length / 10)
  const kept = samples.toSorted((a, b) => a - b).slice(cut, samples.length - cut)
  return kept.reduce((sum, value) => sum + value, 0) / kept.length
}
