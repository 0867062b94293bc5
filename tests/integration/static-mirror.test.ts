import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { asRender } from '../as-render.ts'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { closeNodeServer } from '#server/http/farewell.ts'
import { caddyConfig, nginxConfig } from '#server/http/mirror-config.ts'
import { readPageHeaders } from '#server/http/mirror-headers.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { signedInBrowser } from '../browser.ts'
import { silentLog } from '../databases.ts'
import { apiToken, renderServices, startApp } from '../start-app.ts'
import { caddyProgram, startCaddy } from '../start-caddy.ts'
import { freePorts } from '../free-ports.ts'
import { nginxProgram, startNginx } from '../start-nginx.ts'
import { toPage } from '#server/pages/page.ts'
import type { TestRender } from '../as-render.ts'

// The static mirror of docs/operating.md in a real nginx: the documented configuration, and what the command prints.

/** Long enough to be compressed, with a script of its own as pages have it. */
const renderPage: TestRender = async (request, context) => {
  const list = await (await renderServices(request, context)).text()
  const html = `${list}<script>start()</script><p>${'Schaufenster '.repeat(100)}</p>`
  const page = await toPage(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  return { ...page, inline: { scripts: ['start()'], styles: [] } }
}

function newMirror() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-mirror-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

async function startMirroredSite(folder: string) {
  const [http = 0, https = 0] = await freePorts(2)
  const app = await startApp({
    render: renderPage,
    environment: {
      SCHAUFENSTER_MIRROR_DIR: folder,
      PUBLIC_URL: `https://127.0.0.1:${https}`,
      SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  const server = createNodeServer(app, app.backend.config, silentLog)
  const seen: string[] = []
  server.on('request', ({ method, url }) => seen.push(`${method} ${url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = (server.address() as { port: number }).port
  return {
    app,
    server,
    port: site,
    seen,
    /** Past nginx. */
    async askSite(path: string, headers: Record<string, string>, method = 'GET') {
      const asked = request(`http://127.0.0.1:${site}${path}`, { method, headers, agent: false }).end()
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      return response
    },
    startNginx({ countViews = false } = {}) {
      const mirror = nginxConfig({ mirror: folder, ...readPageHeaders(folder)!, countViews })
      return startNginx(nginxProgram!, { http, https, sites: [site], mirror })
    },
    /** A page that visitors have asked for, and whose files are there. */
    async show(path: string) {
      await (await app.get(path)).arrayBuffer()
      await app.mirror!.settled()
    },
    async [Symbol.asyncDispose]() {
      app.beginClosing()
      await closeNodeServer(server)
      await app[Symbol.asyncDispose]()
    },
  }
}

async function whole(response: IncomingMessage) {
  const { date: _date, connection: _connection, server: _server, etag, ...headers } = response.headers
  delete headers['keep-alive']
  return { status: response.statusCode, headers, etag, body: await buffer(response) }
}

const token = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
const unlessStill = (known?: string): Record<string, string> => (known ? { 'if-none-match': known } : {})
const encodings = ['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0.5', 'identity', 'br;q=0.0', 'zstd, BR;q=1']

type Front = { ask(path: string, asked: { method: string; headers: Record<string, string> }): Promise<IncomingMessage> }

/** Whoever is in front says the same as the site does, and the site does not hear of it. */
async function expectTheSame(site: Awaited<ReturnType<typeof startMirroredSite>>, front: Front, lines: string[]) {
  const asked = lines.flatMap((line) => {
    const [method = '', path = ''] = line.split(' ')
    return encodings.map((encoding) => ({ path, method, headers: { 'accept-encoding': encoding } }))
  })
  for (const { path, method, headers } of asked) {
    const ask = async (known?: string) =>
      whole(await front.ask(path, { method, headers: { ...headers, ...unlessStill(known) } }))
    const askSite = async (known?: string) =>
      whole(await site.askSite(path, { ...headers, ...unlessStill(known) }, method))
    const own = await askSite()
    const ownAgain = await askSite(own.etag)
    site.seen.length = 0
    const mirrored = await ask()
    const { 'content-security-policy': policy } = mirrored.headers
    expect({ ...mirrored, etag: '' }, `${method} ${path} ${headers['accept-encoding']}`).toEqual({ ...own, etag: '' })
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(mirrored.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(await ask(mirrored.etag)).toEqual({
      ...ownAgain,
      headers: { ...ownAgain.headers, 'content-security-policy': policy },
      etag: mirrored.etag,
    })
    expect([ownAgain.status, site.seen]).toEqual([304, []])
  }
}

test.skipIf(!nginxProgram)('nginx sends what the site would have sent, without asking it', async () => {
  using mirror = newMirror()
  await using site = await startMirroredSite(mirror.folder)
  await site.show('/')
  await site.show('/blog?seite=1')
  await using nginx = await site.startNginx()
  await expectTheSame(site, nginx, ['GET /', 'HEAD /', 'GET /blog?seite=1'])
  site.seen.length = 0
  await whole(await nginx.ask('/', { headers: { accept: 'text/markdown' } }))
  expect(site.seen, 'another form of a page is asked for').toEqual(['GET /'])
  // Even when it is not there at all.
  await closeNodeServer(site.server)
  expect((await whole(await nginx.ask('/'))).body.toString()).toContain('Webentwicklung')
})

test.skipIf(!caddyProgram)('Caddy sends the same, leaves the rest to the site, and shows an edit at once', async () => {
  using mirror = newMirror()
  await using site = await startMirroredSite(mirror.folder)
  await site.show('/')
  await site.show('/blog')
  const [http = 0] = await freePorts(1)
  const printed = caddyConfig({ mirror: mirror.folder, ...readPageHeaders(mirror.folder)! })
  await using caddy = await startCaddy(caddyProgram!, { http, site: site.port, mirror: printed })
  await expectTheSame(site, caddy, ['GET /', 'GET /blog'])
  const values = { value: '7', label: 'Fäden' }
  expect((await site.app.send('POST', '/api/content/stats', { id: 'faeden', values })).status).toBe(201)
  const missing = ['/', '/faq', '/blog?seite=1', '/headers.json']
  for (const path of missing) await whole(await caddy.ask(path))
  expect(site.seen).toEqual(missing.map((path) => `GET ${path}`))
  await site.app.mirror!.settled()
  for (const path of ['/FAQ', '/faq/', '//faq', '/%66aq'])
    expect((await whole(await caddy.ask(path))).headers.location, path).toBe('/faq')
  site.seen.length = 0
  await whole(await caddy.ask('/faq', { headers: { accept: 'text/markdown' } }))
  expect(site.seen, 'another form of a page is asked for').toEqual(['GET /faq'])
  site.seen.length = 0
  await whole(await caddy.ask('/faq', { headers: { 'x-page-fetch': 'shown' } }))
  await whole(await caddy.ask('/faq', { headers: { 'x-page-fetch': 'ahead' } }))
  expect(site.seen).toEqual(['GET /faq'])
})

test.skipIf(!nginxProgram)(
  'an edit shows on the very next request; what is not there comes from the site',
  async () => {
    using mirror = newMirror()
    await using site = await startMirroredSite(mirror.folder)
    const { app, seen } = site
    await site.show('/')
    await using nginx = await site.startNginx()
    const text = async (path: string) => (await whole(await nginx.ask(path))).body.toString()
    const [{ id } = { id: '' }] = await app.backend.store.list('services')
    for (let round = 0; round < 5; round++) {
      expect(await text('/')).not.toContain(`Neue Leistung ${round}`)
      const { version } = (await app.backend.store.working('services', id))!
      const edit = { version, values: { title: `Neue Leistung ${round}` } }
      const sent = { method: 'PATCH', headers: token, body: JSON.stringify(edit) }
      expect((await whole(await nginx.ask(`/api/content/services/${id}`, sent))).status).toBe(200)
      expect(await text('/')).toContain(`Neue Leistung ${round}`)
      await app.mirror!.settled()
    }
    expect(seen.map((line) => line.split(' ')[0]).join(' ')).toBe('PATCH GET PATCH GET PATCH GET PATCH GET PATCH GET')

    seen.length = 0
    const misses = ['/faq', '/blog?seite=1', '/?utm_source=brief', '/blog?suche=a', '/admin', '/api/content/stats']
    for (const path of misses) expect((await whole(await nginx.ask(path))).status, path).toBeLessThan(400)
    expect(seen).toEqual(misses.map((path) => `GET ${path}`))
    // One spelling of an address only, whatever the server in front makes of the others.
    for (const path of ['/FAQ', '/faq/', '//faq', '/%66aq'])
      expect((await whole(await nginx.ask(path))).headers.location, path).toBe('/faq')
    expect((await whole(await nginx.ask('/', { method: 'POST', body: 'a=b' }))).status).toBe(405)
    for (const path of ['/faq/..%2fheaders.json', '/blog?a=../../../headers.json', '/..%2fheaders.json'])
      expect(await text(path), path).not.toContain('pages-')
  },
)

test.skipIf(!nginxProgram)(
  'views are counted once, whether nginx or the site answers; first views if told to',
  async () => {
    using mirror = newMirror()
    await using site = await startMirroredSite(mirror.folder)
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0' }
    const opened = { ...browser, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
    const byClick = { ...browser, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }
    const visit = async (options: { countViews: boolean }) => {
      await site.show('/')
      site.seen.length = 0
      await using nginx = await site.startNginx(options)
      const ask = async (headers: Record<string, string>, path = '/', method = 'GET') =>
        whole(await nginx.ask(path, { method, headers }))
      await ask({ ...opened, referer: 'https://suche.example/' })
      await ask({ ...byClick, 'x-page-fetch': 'shown' })
      await ask({ ...byClick, 'x-page-fetch': 'ahead', 'accept-encoding': 'br' })
      await ask({ ...byClick, 'x-page-fetch': 'shown' }, '/', 'HEAD')
      await ask({ ...opened, origin: 'https://127.0.0.1' }, '/', 'POST')
      await ask(opened, '/faq')
    }
    const counted = async () => {
      const { pages, referrers } = await site.app.backend.pageViews.report(7)
      return [...pages.map(({ page, views }) => `${page} ${views}`), ...referrers.map(({ host }) => host)]
    }
    await visit({ countViews: false })
    await expect.poll(counted).toEqual(['/ 2', '/faq 1'])
    expect(site.seen).toEqual(['GET /', 'HEAD /', 'POST /', 'GET /faq'])
    site.app.memory.drop()
    await visit({ countViews: true })
    await expect.poll(counted).toEqual(['/ 5', '/faq 2', 'suche.example'])
    expect(site.seen.toSorted()).toEqual(['GET /', 'GET /', 'GET /faq', 'HEAD /', 'POST /'])
  },
)

/** With a policy that is longer than a word of nginx's configuration may be. */
const maps = {
  name: 'Karten',
  provider: 'Kartenwerk GmbH',
  category: 'preferences',
  purpose: 'Zeigt Karten.',
  recipient: 'Kartenwerk GmbH, Jena',
  script: 'https://karten.example/k.js',
  hosts: Array.from({ length: 20 }, (_, index) => `https://${'k'.repeat(60)}.${'k'.repeat(50)}${index}.karten.example`),
}

test.skipIf(!nginxProgram)('pages with a new content policy come from the site until nginx knows it', async () => {
  using mirror = newMirror()
  await using site = await startMirroredSite(mirror.folder)
  const policy = async (nginx: Awaited<ReturnType<typeof startNginx>>) =>
    (await whole(await nginx.ask('/'))).headers['content-security-policy']
  await site.show('/')
  {
    await using nginx = await site.startNginx()
    expect(await policy(nginx)).not.toContain('karten.example')
    expect(site.seen).toEqual([])
    const added = await site.app.send('POST', '/api/content/registeredServices', { id: 'karten', values: maps })
    expect(added.status).toBe(201)
    expect(await policy(nginx)).toContain('karten.example')
    await site.app.mirror!.settled()
    expect(await policy(nginx)).toContain('karten.example')
    expect(site.seen).toEqual(['GET /', 'GET /'])
  }
  site.seen.length = 0
  await using reloaded = await site.startNginx()
  expect(await policy(reloaded)).toContain('karten.example')
  expect(site.seen).toEqual([])
})

test('only what everybody may see becomes a file', async () => {
  using mirror = newMirror()
  await using site = await startMirroredSite(mirror.folder)
  const editor = await signedInBrowser(site.app, 'editor')
  const typed = { values: { question: 'Gerade getippt?', answer: '<p>Ja.</p>' } }
  await editor.send('POST', '/faq?vorschau=faq:neu', typed)
  for (const path of [
    '/admin',
    '/login',
    '/konto',
    '/vorschau/abc',
    '/?vorschau=faq:neu',
    '/blog?suche=a',
    '/contact?formular=1',
  ])
    await (await editor.send('GET', path)).arrayBuffer()
  await (await site.app.get('/api/content/services')).arrayBuffer()
  await site.app.mirror!.settled()
  expect(readdirSync(mirror.folder)).toEqual([])
  await site.show('/faq')
  expect(readdirSync(mirror.folder)).toHaveLength(1)
})

test('a node that has not heard of a change yet does not write what it rendered', async () => {
  using mirror = newMirror()
  await using site = await startMirroredSite(mirror.folder)
  const started = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const other = await createApp({
    config: site.app.backend.config,
    database: site.app.database,
    log: silentLog,
    render: asRender(async (request, context) => {
      const page = await renderPage(request, context)
      started.resolve()
      await goOn.promise
      return page
    }),
  })
  const asked = other.fetch(new Request('http://localhost:3000/'))
  await started.promise
  const values = { value: '7', label: 'Fäden' }
  expect((await site.app.send('POST', '/api/content/stats', { id: 'faeden', values })).status).toBe(201)
  goOn.resolve()
  expect((await asked).status).toBe(200)
  await other.mirror!.settled()
  const pages = readdirSync(mirror.folder, { recursive: true }).filter((name) => String(name).endsWith('index.html'))
  expect(pages.filter((name) => !String(name).includes('.new-'))).toEqual([])
  await other.close()
  expect(existsSync(join(mirror.folder, 'headers.json'))).toBe(false)
})
