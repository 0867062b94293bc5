import { mkdtempSync, readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newPostgresPlace, openAt, type Place } from '../databases.ts'
import { freePorts } from '../free-ports.ts'
import { nginxProgram, runNginx } from '../start-nginx.ts'
import { startSite, type Site } from '../start-site.ts'

// Needs a build. A worker that stands still (SIGSTOP) takes no requests, so a test decides which one has them.

const workersOf = ({ process: { pid } }: Site) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

const breaks = `data:text/javascript,process.on('SIGUSR2', () => { throw new Error('nobody catches this') })`

async function startWorkers(place: Place) {
  const environment = { ...place.environment, NODE_OPTIONS: `--import "${breaks}"` }
  const site = await startSite({ ...environment, WORKERS: '2', SCHAUFENSTER_BACKUP: 'off' })
  await expect.poll(async () => (await ask(`${site.url}/metrics`)).body).toContain('worker="2"')
  return site
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** On a connection of its own. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers }, async (response) => {
      const body = await text(response)
      resolve({ status: response.statusCode!, headers: response.headers, body })
    })
    asked.on('error', reject).end()
  })
}

test('what comes while a worker stands still is answered by another one', async () => {
  await using place = await newPostgresPlace('seeded')
  await using site = await startWorkers(place)
  const [still = 0] = workersOf(site)
  process.kill(still, 'SIGSTOP')
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(`${site.url}/healthz`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  process.kill(still, 'SIGKILL')
})

/** Requests that read content wait until it is released. */
async function lockContent(place: Place) {
  const database = await openAt(place)
  const { promise, resolve } = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const released = database.query.transaction().execute(async (transaction) => {
    await sql`lock table documents in access exclusive mode`.execute(transaction)
    locked.resolve()
    await promise
  })
  await locked.promise
  return {
    async untilSomebodyWaits() {
      const waiting = () => sql`select 1 from pg_locks where not granted`.execute(database.query)
      await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0)
    },
    async release() {
      resolve()
      await released
      await database.close()
    },
  }
}

test('whoever waits for a worker that breaks is told to come back', async () => {
  await using place = await newPostgresPlace('seeded')
  await using site = await startWorkers(place)
  const [still = 0, dying = 0] = workersOf(site)
  process.kill(still, 'SIGSTOP')
  const content = await lockContent(place)
  const page = ask(`${site.url}/team`, { accept: 'text/html' })
  const list = ask(`${site.url}/api/content/stats`, {})
  await content.untilSomebodyWaits()
  process.kill(dying, 'SIGUSR2')
  const [shown, told] = await Promise.all([page, list])
  expect(shown).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } })
  expect(shown.body).toContain('Bitte laden Sie die Seite neu')
  expect([told.status, JSON.parse(told.body).error.code]).toEqual([503, 'unavailable'])
  await content.release()
  process.kill(still, 'SIGCONT')
  expect((await ask(`${site.url}/team`)).status).toBe(200)
})

test.skipIf(!nginxProgram)('a page that a worker had when it was killed is rendered by another one', async () => {
  await using place = await newPostgresPlace('seeded')
  await using site = await startWorkers(place)
  const { port } = new URL(site.url)
  const [http = 0] = await freePorts(1)
  // As docs/operating/nodes.md says.
  const peer = `server 127.0.0.1:${port} max_fails=0;`
  const nginx = await runNginx(
    nginxProgram!,
    mkdtempSync(join(tmpdir(), 'schaufenster-nginx-')),
    `upstream site { ${peer} ${peer} } server { listen 127.0.0.1:${http}; location / { proxy_pass http://site; } }`,
  )
  const [still = 0, dying = 0] = workersOf(site)
  process.kill(still, 'SIGSTOP')
  const content = await lockContent(place)
  const pages = ['/team', '/faq', '/career'].map((path) => ask(`http://127.0.0.1:${http}${path}`))
  await content.untilSomebodyWaits()
  process.kill(still, 'SIGCONT')
  process.kill(dying, 'SIGKILL')
  await content.release()
  for (const { status, body } of await Promise.all(pages)) {
    expect(status).toBe(200)
    expect(body).toContain('<h1')
  }
  await nginx.stop()
})
