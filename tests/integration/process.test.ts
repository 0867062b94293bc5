import { once } from 'node:events'
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSqlitePlace, type Place } from '../databases.ts'
import { projectRoot, startSite, type Site } from '../start-site.ts'

// The built site as a real process behind a real socket.

let place: Place
let site: Site
beforeAll(async () => {
  place = await newSqlitePlace()
  site = await startSite(place.environment)
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await place[Symbol.asyncDispose]()
})

function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    const asked = httpRequest(site.url + path, { method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(Object.assign(response, { body: Buffer.concat(chunks) }))
    })
    asked.on('error', reject).end()
  })
}
const asset = (end: string) =>
  `/assets/${readdirSync(join(projectRoot, 'build/client/assets')).find((name) => name.endsWith(end))}`

test('it prints the address and a one-time link for the first administrator', () => {
  expect(site.output()).toMatch(/Schaufenster is open: http:\/\/localhost:\d+\n/)
  expect(site.output()).toMatch(/first administrator: http:\/\/localhost:\d+\/einrichtung\/[\w-]{32}\n/)
})

test('the home page carries the seeded services, from memory on the second request', async () => {
  const first = await ask('/')
  const second = await ask('/')
  expect(first.body.toString()).toContain('Webentwicklung')
  expect(second.body.equals(first.body)).toBe(true)
  const { date: _d1, 'x-request-id': id, ...headers } = first.headers
  const { date: _d2, ...cached } = second.headers
  expect(cached).toEqual(headers)
  expect(id).toMatch(/^[\w-]+$/)
})

test('a cached page answers 304 and HEAD from memory as well', async () => {
  const { headers } = await ask('/', { headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  const unchanged = await ask('/', { headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag! } })
  expect([unchanged.statusCode, unchanged.body.length, unchanged.headers['content-type']]).toEqual([304, 0, undefined])
  const head = await ask('/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([head.statusCode, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    headers['content-length'],
  ])
})

test('hashed files are immutable, precompressed and typed; others are not immutable', async () => {
  const script = await ask(asset('.js'), { headers: { 'accept-encoding': 'gzip, br' } })
  expect(script.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask(asset('.woff2'))).headers['content-type']).toBe('font/woff2')
  const icon = await ask('/favicon.svg')
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  expect((await ask(`${asset('.js')}?v=2`)).statusCode).toBe(200)
  const worker = await ask('/service-worker.js')
  expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
})

test('nothing outside the client build can be read as a file', async () => {
  for (const path of [
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/.vite/manifest.json',
    '/assets/',
    '/server/index.js',
  ]) {
    const response = await ask(path)
    expect(response.statusCode, path).not.toBe(200)
  }
})

test('a file that a new build took away is still served by the running site', async () => {
  const path = asset('.css')
  await using own = await newSqlitePlace('seeded')
  // A build of its own: other tests read the real one meanwhile.
  const folder = own.environment.SCHAUFENSTER_DATA_DIR!
  cpSync(join(projectRoot, 'build'), join(folder, 'build'), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  await using running = await startSite(own.environment, join(folder, 'build'))
  await expect.poll(() => running.output()).toContain('built files are in memory')
  rmSync(join(folder, 'build/client', path))
  expect((await fetch(running.url + path)).status).toBe(200)
})

test('a broken section shows its own error, an unreadable database the error page with 503', async () => {
  await using own = await newSqlitePlace('seeded')
  await using broken = await startSite(own.environment)
  // The site may be writing itself.
  const file = join(own.environment.SCHAUFENSTER_DATA_DIR!, 'schaufenster.sqlite')
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec("update documents set data = '{' where collection = 'testimonials'")
  const home = await fetch(broken.url)
  expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await home.text()).toContain('Dieser Abschnitt kann gerade nicht geladen werden')
  database.exec('alter table documents rename to documents_away')
  const away = await fetch(broken.url)
  expect([away.status, away.headers.get('cache-control'), away.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ])
  expect(await away.text()).toContain('Fehler beim Laden der Anwendung')
  database.exec('alter table documents_away rename to documents')
  database.exec(
    "update documents set data = (select data from revisions where collection = 'testimonials' and document_id = documents.id) where collection = 'testimonials'",
  )
  database.close()
  const healed = await fetch(broken.url)
  expect([healed.status, healed.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
})

test('a host that is none is refused, a whole address as target is understood', async () => {
  const raw = async (text: string) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.end(text)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString()
  }
  expect(await raw('GET /x HTTP/1.1\r\nHost: localhost/healthz?\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400/,
  )
  expect(await raw('GET http://a.example/healthz HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200/,
  )
  // Checks of health in load balancers often speak HTTP/1.0, which has no host.
  expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
  expect(await raw('GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
})

test('a range request gets the whole file', async () => {
  const response = await ask('/favicon.svg', { headers: { range: 'bytes=0-3' } })
  expect([response.statusCode, response.headers['content-range']]).toEqual([200, undefined])
})

test('a malformed request does not disturb the others', async () => {
  const { port } = new URL(site.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: a b\x00c\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400/)
  expect((await ask('/healthz')).statusCode).toBe(200)
})

test('logs hold neither addresses nor query strings', async () => {
  await ask('/blog?suche=geheim')
  for (let visit = 0; visit < 2; visit++) await ask('/?thema=geheim')
  await expect.poll(() => site.output()).toContain('"path":"/blog"')
  expect(site.output()).not.toMatch(/geheim|127\.0\.0\.1|::1/)
})

test('SIGTERM lets an open request finish, then ends the process', async () => {
  await using own = await newSqlitePlace('seeded')
  await using stopping = await startSite({ ...own.environment, SCHAUFENSTER_API_TOKEN: 'x'.repeat(40) })
  const asked = httpRequest(`${stopping.url}/api/content/stats`, {
    method: 'POST',
    headers: { authorization: `Bearer ${'x'.repeat(40)}`, 'content-type': 'application/json', expect: '100-continue' },
  })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.flushHeaders()
  await once(asked, 'continue')
  asked.write('{"id":"a","values":{"value":"1",')
  const ended = once(stopping.process, 'exit')
  stopping.process.kill('SIGTERM')
  await expect.poll(() => stopping.output()).toContain('finishing open requests')
  asked.end('"label":"Eins"}}')
  const [response] = await answered
  response.resume()
  expect(response.statusCode).toBe(201)
  expect(await ended).toEqual([0, null])
})

test('a port that is taken is explained in one sentence', async () => {
  await using own = await newSqlitePlace()
  const { port } = new URL(site.url)
  await expect(startSite({ ...own.environment, PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program`,
  )
})

test('bad settings are named before anything is touched', async () => {
  await using own = await newSqlitePlace()
  const folder = join(own.environment.SCHAUFENSTER_DATA_DIR!, 'data')
  const start = startSite({ SCHAUFENSTER_DATA_DIR: folder, PORT: 'abc', SCHAUFENSTER_NIX: '1' })
  await expect(start).rejects.toThrow(/PORT must be a whole number[\s\S]*SCHAUFENSTER_NIX is not a setting/)
  expect(readdirSync(own.environment.SCHAUFENSTER_DATA_DIR!)).toEqual([])
})
