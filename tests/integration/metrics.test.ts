import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { startS3Server } from '../s3-server.ts'
import { startApp } from '../start-app.ts'

const token = 'ein-langes-geheimnis'
const environment = { SCHAUFENSTER_METRICS_TOKEN: token }

async function listening(app: Awaited<ReturnType<typeof startApp>>) {
  const server = createNodeServer(app, app.backend.config, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('what visitors ask for is counted by where it came from and how long it took', async () => {
  await using app = await startApp({ environment })
  await using site = await listening(app)
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.origin + path, { headers })).text()
  await ask('/')
  for (let view = 0; view < 3; view++) await ask('/')
  await ask('/api/content/gibt-es-nicht')
  const metrics = await ask('/metrics')
  const value = (line: string) =>
    Number(
      metrics
        .split('\n')
        .find((entry) => entry.startsWith(`${line} `))
        ?.split(' ')[1],
    )
  expect(value('schaufenster_requests_total{from="memory",status="2xx"}')).toBe(3)
  expect(value('schaufenster_requests_total{from="work",status="2xx"}')).toBe(1)
  expect(value('schaufenster_requests_total{from="work",status="4xx"}')).toBe(1)
  expect(value('schaufenster_request_duration_seconds_count')).toBe(2)
  expect(value('schaufenster_request_duration_seconds_bucket{le="+Inf"}')).toBe(2)
  expect(value('schaufenster_renders_total')).toBe(1)
  expect(value('schaufenster_database_duration_seconds_count')).toBeGreaterThan(0)
  expect(metrics).not.toContain('schaufenster_store')
  expect(value('schaufenster_cached_pages')).toBeGreaterThan(0)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(value('schaufenster_backup_failed')).toBe(0)
  // Every line is one that Prometheus reads.
  for (const line of metrics.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/)
})

test('where there is an object store its times are counted', async () => {
  await using s3 = await startS3Server()
  const forBackups = Object.entries(s3.environment).map(([name, value]) => [name.replace('_S3_', '_BACKUP_S3_'), value])
  await using app = await startApp({
    environment: { ...(Object.fromEntries(forBackups) as Record<string, string>), SCHAUFENSTER_BACKUP: 'off' },
  })
  const asked = async () =>
    /^schaufenster_store_duration_seconds_count (\d+)$/m.exec(await app.backend.metrics.read())?.[1]
  expect(await asked()).toBe('0')
  await app.backend.backups.list()
  expect(await asked()).toBe('1')
})

test('only this machine and who has the token see them', async () => {
  await using app = await startApp({ environment })
  const status = async (headers: Record<string, string>) => (await app.get('/metrics', headers)).status
  const here = { 'x-schaufenster-address': '127.0.0.1' }
  expect(await status(here)).toBe(200)
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200)
  expect(await status({ 'x-schaufenster-address': '203.0.113.7' })).toBe(404)
  expect(await status({ ...here, 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await status({ ...here, authorization: 'Bearer falsch' })).toBe(404)
})

test('a page that fails shows a reference that the log knows, and so does the API', async () => {
  const lines: string[] = []
  await using app = await startApp({
    environment,
    log: createLog('error', (text) => lines.push(text)),
    render: async () => {
      throw new Error('kaputt')
    },
  })
  const html = await (await app.get('/', { accept: 'text/html' })).text()
  const [, reference = ''] = /Kennung für Rückfragen: ([\w-]+)/.exec(html) ?? []
  expect(reference).not.toBe('')
  expect(JSON.parse(lines.find((line) => line.includes('page failed'))!)).toMatchObject({ reference, path: '/' })

  app.backend.metrics.read = async () => {
    throw new Error('kaputt')
  }
  const answer = await app.get('/metrics', { authorization: `Bearer ${token}` })
  const { error } = (await answer.json()) as { error: { reference: string } }
  expect(lines.find((line) => line.includes('request failed'))).toContain(`"id":"${error.reference}"`)
})
