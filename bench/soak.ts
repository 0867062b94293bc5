import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { projectRoot } from './load.ts'
import { residentMb } from './resident-memory.ts'
import { createTraffic, type Ask } from './soak-traffic.ts'

// npm run soak: ten minutes of everything people do at once; memory over time, times per kind, and no errors.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    rate: { type: 'string', default: '20' },
    'no-uploads': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const perSecond = Number(values.rate)
const withUploads = !values['no-uploads']
const boundMb = { own: 220, all: 300 }
const photographCount = 8
const visitsAtOnce = 40
const token = 'token-of-the-soak-0123456789abcdefgh'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-soak-'))
const site = spawn(process.execPath, [...siteArguments, 'build/server/index.js'], {
  cwd: projectRoot,
  env: {
    PATH: process.env.PATH,
    ...siteEnvironment,
    PORT: '0',
    HOST: '127.0.0.1',
    SCHAUFENSTER_DATA_DIR: folder,
    SCHAUFENSTER_API_TOKEN: token,
    SCHAUFENSTER_LOG_LEVEL: 'error',
    SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1',
    SCHAUFENSTER_FAREWELL_SECONDS: '0',
    // The bounds hold for a small machine, which is set up like this (docs/operating/limits.md).
    SCHAUFENSTER_DRAWING_PROCESSES: '1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let output = ''
site.stdout.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)))

const times = new Map<string, number[]>()
const errors = new Map<string, number>()
const refused = new Map<string, number>()
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
let requests = 0
let mostMb = { own: 0, all: 0 }

try {
  const setUp = await untilPrinted(/first administrator: (http:\/\/localhost:\d+)\/einrichtung\/([\w-]+)/)
  const url = setUp[1]!
  const photographs = withUploads ? await makePhotographs() : []
  const traffic = createTraffic({ url, token, photographs })
  await traffic.createAccount(setUp[2]!)
  const underWay = new Set<Promise<void>>()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1_000
  console.log(`${seconds} s, ${perSecond} visits per second${withUploads ? ', with uploads' : ''}`)
  console.log('   s   site MB  children MB  requests  refused  errors')
  let nextLine = 0
  const meter = setInterval(() => {
    const { own, children } = residentMb(site.pid!)
    mostMb = { own: Math.max(mostMb.own, own), all: Math.max(mostMb.all, own + children) }
    if (elapsed() < nextLine) return
    nextLine += Math.max(seconds / 20, 5)
    const cells = [Math.round(elapsed()), own, children, requests, sum(refused), sum(errors)]
    console.log(cells.map((cell, index) => String(cell).padStart([4, 9, 12, 9, 8, 7][index]!)).join(' '))
  }, 500)
  for (let visit = 0; elapsed() < seconds; visit++) {
    await delay(Math.max(0, (visit / perSecond - elapsed()) * 1_000))
    if (underWay.size >= visitsAtOnce) await Promise.race(underWay)
    const [kind, act] = traffic.choose()
    const running: Promise<void> = act(asker(url, kind, traffic.address()))
      .catch((error: unknown) => void count(errors, `${kind}: ${String(error)}`))
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }
  await Promise.all(underWay)
  clearInterval(meter)
  report()
} finally {
  const ended = once(site, 'exit')
  if (site.exitCode === null) site.kill('SIGTERM')
  if (site.exitCode === null) await ended
  rmSync(folder, { recursive: true, force: true })
}

function asker(url: string, kind: string, from: string): Ask {
  return async (path, init = {}) => {
    const headers = { 'accept-encoding': 'br', ...(init.headers as Record<string, string>), 'x-forwarded-for': from }
    const askedAt = performance.now()
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    const body = await response.arrayBuffer()
    requests += 1
    const list = times.get(kind) ?? []
    times.set(kind, list)
    list.push(performance.now() - askedAt)
    const { status } = response
    // A server that protects itself says so; anything else above 500 is its mistake.
    if (status === 429 || status === 503) count(refused, `${kind}: ${status}`)
    else if (status >= 500) count(errors, `${kind}: ${status}`)
    return new Response(body.byteLength > 0 ? body : null, response)
  }
}

function report() {
  console.log('\nkind            requests   p50 ms   p99 ms')
  for (const [kind, list] of [...times].toSorted(([a], [b]) => a.localeCompare(b))) {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)
    console.log(`${kind.padEnd(15)} ${String(list.length).padStart(8)} ${at(0.5).padStart(8)} ${at(0.99).padStart(8)}`)
  }
  for (const [name, times] of [...refused, ...errors]) console.log(`${name} (${times} times)`)
  console.log(`\nmost memory      ${mostMb.own} MB the site (at most ${boundMb.own})`)
  console.log(`with children    ${mostMb.all} MB (at most ${boundMb.all})`)
  console.log(`errors           ${sum(errors)} of ${requests} requests; ${sum(refused)} refused on purpose`)
  process.exitCode = mostMb.own <= boundMb.own && mostMb.all <= boundMb.all && sum(errors) === 0 ? 0 : 1
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((total, one) => total + one, 0)
}

async function untilPrinted(wanted: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = wanted.exec(output)
    if (found) return found
    if (site.exitCode !== null) throw new Error(`The site did not start: ${output}`)
    await delay(50)
  }
}

/** Twelve megapixels with as much detail as a real one, so that encoders have work. */
async function makePhotographs(): Promise<Buffer[]> {
  const made: Buffer[] = []
  for (let index = 0; index < photographCount; index++)
    made.push(
      await sharp({
        create: {
          width: 4_000,
          height: 3_000,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 100 + 10 * index, sigma: 30 },
        },
      })
        .jpeg({ quality: 85 })
        .toBuffer(),
    )
  return made
}
