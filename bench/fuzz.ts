import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzzRequests, type FuzzRequest } from '../tests/fuzz-requests.ts'
import startPostgres from '../tests/postgres-setup.ts'
import { startSite } from '../tests/start-site.ts'

// npm run fuzz [-- requests seed]: odd requests to the built site on both engines. Nothing may end in a server error but
// what is deliberate: 503 (busy, database away) and 507 (disk full).

const total = Number(process.argv[2] ?? 50_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const connections = 6
const longestMs = 60_000
const deliberate = new Set([503, 507])
const token = 'fuzz-token-0123456789abcdefghijklmnop'
const shownFailures = 40

console.log(`seed ${seed}, ${total} requests on each engine`)
let postgresUrl = ''
const provide = (name: string, value: string) => (postgresUrl = name === 'postgresUrl' ? value : postgresUrl)
const stopPostgres = await startPostgres({ provide } as never)
let failed = 0
try {
  failed += await run('SQLite', {})
  failed += await run('PostgreSQL', { DATABASE_URL: `${postgresUrl}/postgres` })
} finally {
  await stopPostgres()
}
process.exit(failed > 0 ? 1 : 0)

async function run(engine: string, environment: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-fuzz-'))
  const site = await startSite({
    SCHAUFENSTER_DATA_DIR: folder,
    SCHAUFENSTER_API_TOKEN: token,
    SCHAUFENSTER_LOG_LEVEL: 'error',
    SCHAUFENSTER_RENDERS_PER_MINUTE: '1000000',
    SCHAUFENSTER_CHAT_PER_MINUTE: '10000',
    ...environment,
  })
  const requests = fuzzRequests(seed, token)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const counts = new Map<number, number>()
  const odd: string[] = []
  let sent = 0
  const startedAt = performance.now()
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (sent < total) {
          sent++
          const asked = requests.next().value
          const status = await statusOf(site.url, asked, agent)
          counts.set(status, (counts.get(status) ?? 0) + 1)
          if (status === 0 || status >= 500) odd.push(`${status} ${JSON.stringify(asked).slice(0, 1_500)}`)
        }
      }),
    )
  } finally {
    agent.destroy()
    await site[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
  const unexpected = odd.filter((line) => !deliberate.has(Number(line.split(' ')[0])))
  console.log(`\n${engine}: ${sent} requests in ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  for (const [status, count] of [...counts].toSorted()) console.log(`  ${status || 'broken off'}  ${count}`)
  console.log(`  unexpected server errors: ${unexpected.length}`)
  for (const line of odd.slice(0, shownFailures)) console.log(`    ${line}`)
  if (odd.length > 0) console.log(site.output().slice(-20_000))
  return unexpected.length
}

/** 0 when the connection broke off or nothing came in time. A stream is left after its first bytes. */
function statusOf(origin: string, { method, path, headers, body }: FuzzRequest, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const asked = httpRequest(origin, { method, path, headers: { ...headers, ...length }, agent, timeout: longestMs })
    asked.on('response', (response) => {
      const status = response.statusCode ?? 0
      response.on('error', () => resolve(status)).on('close', () => resolve(status))
      if (response.headers['x-accel-buffering'] === 'no') response.once('data', () => asked.destroy())
      response.resume()
    })
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(0))
    asked.end(body)
  })
}
