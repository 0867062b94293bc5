import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { siteArguments, siteEnvironment } from '../scripts/site-process.mjs'
import { requestsPerSecond, startOnFirstCore, stop } from './load.ts'
import { residentMb } from './resident-memory.ts'

// npm run bench:server: the cached home page against bare `node:http` with the same bytes and headers, in one run.

// Many short rounds, each measuring both: what else the machine does then hits both alike.
const seconds = 3
const rounds = 9
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
const listening = /localhost:(\d+)/

try {
  const environment = { ...siteEnvironment, PORT: '0', HOST: '127.0.0.1', SCHAUFENSTER_DATA_DIR: folder }
  const command = [...siteArguments, 'build/server/index.js']
  await stop((await startOnFirstCore(command, environment, listening)).child)
  const startedAt = performance.now()
  const site = await startOnFirstCore(command, environment, listening)
  const startMs = performance.now() - startedAt

  const page = await readPage(`http://127.0.0.1:${site.port}/`)
  const pageFile = join(folder, 'page.json')
  writeFileSync(pageFile, JSON.stringify(page))
  const bare = await startOnFirstCore(['bench/bare-server.ts', pageFile], {}, /"port":(\d+)/)

  const rates: { site: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++) {
    rates.push({
      bare: await requestsPerSecond(`http://127.0.0.1:${bare.port}/`, seconds),
      site: await requestsPerSecond(`http://127.0.0.1:${site.port}/`, seconds),
    })
  }
  const rssMb = residentMb(site.child.pid!).own
  await Promise.all([stop(site.child), stop(bare.child)])

  const ratio = median(rates.map(({ site, bare }) => site / bare))
  console.log(`second start to first line   ${Math.round(startMs)} ms`)
  console.log(`page as sent (br)            ${Buffer.from(page.body, 'base64').length} bytes`)
  console.log(`bare node:http               ${Math.round(median(rates.map(({ bare }) => bare)))} requests/s`)
  console.log(`cached page                  ${Math.round(median(rates.map(({ site }) => site)))} requests/s`)
  console.log(`ratio (at least 0.8)         ${ratio.toFixed(2)}`)
  console.log(`memory after the load        ${rssMb} MB (at most 160)`)
  process.exitCode = ratio >= 0.8 && rssMb <= 160 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function readPage(url: string): Promise<{ path: string; headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const own = new Set(['date', 'connection', 'keep-alive'])
      const headers = response.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 && !own.has(name.toLowerCase()) ? [name, response.rawHeaders[index + 1]!] : [],
      )
      resolve({ path: '/', headers, body: Buffer.concat(chunks).toString('base64') })
    })
    asked.on('error', reject).end()
  })
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
