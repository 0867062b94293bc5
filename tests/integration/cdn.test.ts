import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { openPurgeFile } from '#server/discovery/purge-file.ts'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { renderServices, startApp } from '../start-app.ts'
import { freePorts } from '../free-ports.ts'
import { startCacheNginx } from '../start-cache-nginx.ts'
import { nginxProgram } from '../start-nginx.ts'

type Purge = { surrogateKeys: string[]; urls: string[] }

/** Whoever keeps copies, as far as being told goes. */
async function startReceiver(onPurge: (purge: Purge, authorization: string) => Promise<void>) {
  const server = createServer(async (request, response) => {
    const purge = (await json(request)) as Purge
    await onPurge(purge, request.headers.authorization ?? '').catch(() => {})
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

test('without a CDN nobody is told and nobody may keep pages', async () => {
  await using app = await startApp()
  const { headers } = await app.get('/')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.has('surrogate-key')).toBe(false)
})

test('who keeps copies is told of every change and of every page', async () => {
  const told: Purge[] = []
  await using receiver = await startReceiver(async (purge, authorization) => {
    if (authorization === 'Bearer geheim') told.push(purge)
  })
  await using app = await startApp({
    environment: {
      PUBLIC_URL: 'https://www.example.de',
      SCHAUFENSTER_CDN_PURGE_URL: receiver.url,
      SCHAUFENSTER_CDN_PURGE_HEADER: 'Authorization: Bearer geheim',
    },
  })
  const { headers } = await app.get('/')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=86400')
  expect(headers.get('surrogate-key')).toBe('pages')
  const [service] = await app.backend.store.list('services')
  await app.backend.store.update('services', service!.id, { by: 'test', values: { title: 'Ganz neuer Titel' } })
  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(told[0]).toMatchObject({ surrogateKeys: ['pages'] })
  expect(told[0]!.urls).toContain('https://www.example.de/')
})

/** A site behind deploy/nginx-cache.conf. */
async function startKept(changes: string, environment: Record<string, string> = {}) {
  const [port = 0] = await freePorts(1)
  const front = `http://127.0.0.1:${port}`
  const app = await startApp({
    // Markdown is made of the main part of a page.
    async render(request, context) {
      const services = await renderServices(request, context)
      return new Response(`<main>${await services.text()}</main>`, services)
    },
    environment: { PUBLIC_URL: front, ...environment },
  })
  const server = createNodeServer(app, app.backend.config, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let asked = 0
  server.on('request', () => asked++)
  const { port: site } = server.address() as AddressInfo
  const nginx = await startCacheNginx(nginxProgram!, { port, sites: [site], changes })
  return {
    app,
    asked: () => asked,
    async page(path = '/', { headers = {}, ...init }: RequestInit = {}) {
      const response = await fetch(front + path, { headers, ...init })
      const { status } = response
      return { status, kept: response.headers.get('x-cache'), headers: response.headers, text: await response.text() }
    },
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      await closeNodeServer(server)
      await app[Symbol.asyncDispose]()
    },
  }
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-changes-'))
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

test.skipIf(!nginxProgram)('an nginx that keeps pages shows an edit on the next request', async () => {
  using place = newFolder()
  const changes = join(place.folder, 'changes')
  await using site = await startKept(changes, { SCHAUFENSTER_CDN_PURGE_FILE: changes })
  const { app, page, asked } = site
  const first = await page()
  expect([first.kept, first.headers.get('cache-control')]).toEqual([
    'MISS',
    'public, max-age=0, must-revalidate, s-maxage=86400',
  ])
  const before = asked()
  for (let view = 0; view < 5; view++) expect((await page()).kept).toBe('HIT')
  const etag = first.headers.get('etag')!
  expect((await page('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(asked()).toBe(before)
  // Whoever asks for Markdown gets it, and nobody else does, whatever was asked first.
  for (const path of ['/', '/faq']) {
    const markdown = await page(path, { headers: { accept: 'text/markdown' } })
    expect([markdown.headers.get('content-type'), markdown.kept]).toEqual(['text/markdown; charset=utf-8', 'BYPASS'])
    const html = await page(path, { headers: { accept: 'text/html' } })
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
    // Caches of others go by this.
    for (const { headers } of [markdown, html]) expect(headers.get('vary')?.split(', ')).toContain('accept')
  }
  // What is not for everybody is never kept.
  expect((await page('/admin')).kept).not.toBe('HIT')
  expect((await page('/admin')).kept).not.toBe('HIT')
  expect((await page('/api/chat', { method: 'POST', body: '{}' })).status).not.toBe(500)

  const [service] = await app.backend.store.list('services')
  // Within one second and of the same length.
  for (const title of ['Neuer Titel A', 'Neuer Titel B', 'Neuer Titel C']) {
    await app.backend.store.update('services', service!.id, { by: 'test', values: { title } })
    for (const form of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': form }
      const next = await page('/', { headers })
      expect([next.kept, next.text.includes(title)]).toEqual(['MISS', true])
      expect((await page('/', { headers })).kept).toBe('HIT')
    }
  }
  await app.backend.store.saveDraft('services', service!.id, { by: 'test', values: { title: 'Entwurf' } })
  expect((await page()).kept).toBe('HIT')
})

test.skipIf(!nginxProgram)('without the file of changes nginx asks the site each time', async () => {
  using place = newFolder()
  const changes = join(place.folder, 'changes')
  await using site = await startKept(join(place.folder, 'elsewhere'), { SCHAUFENSTER_CDN_PURGE_FILE: changes })
  for (let view = 0; view < 2; view++) {
    const { status, kept } = await site.page()
    expect([status, kept]).toEqual([200, 'BYPASS'])
  }
})

test('a file of changes that cannot be written is tried again, and the log says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  using place = newFolder()
  writeFileSync(join(place.folder, 'in-the-way'), '')
  const file = join(place.folder, 'in-the-way/changes')
  const errors: string[] = []
  const { purge, close } = openPurgeFile(file, { ...silentLog, error: (text: string) => errors.push(text) })
  expect(errors).toHaveLength(1)
  rmSync(join(place.folder, 'in-the-way'))
  vi.advanceTimersByTime(1_000)
  expect(readFileSync(file, 'utf8')).toBe('.')
  purge()
  expect(readFileSync(file, 'utf8')).toBe('..')
  close()
  vi.useRealTimers()
})
