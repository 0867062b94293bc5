import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
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

test.skipIf(!nginxProgram)(
  'an nginx that keeps pages shows every change, and answers without the site until then',
  async () => {
    const [port = 0] = await freePorts(1)
    const front = `http://127.0.0.1:${port}`
    const told: Purge[] = []
    const refresh = (url: string, form: string) =>
      fetch(front + new URL(url).pathname, { headers: { 'x-refresh': '1', 'accept-encoding': form } })
    await using receiver = await startReceiver(async (purge, authorization) => {
      if (authorization !== 'Bearer geheim') throw new Error('not allowed')
      for (const url of purge.urls)
        for (const form of ['br', 'gzip', 'identity']) await (await refresh(url, form)).arrayBuffer()
      told.push(purge)
    })
    await using app = await startApp({
      // Markdown is made of the main part of a page.
      async render(request, context) {
        const services = await renderServices(request, context)
        return new Response(`<main>${await services.text()}</main>`, services)
      },
      environment: {
        PUBLIC_URL: front,
        SCHAUFENSTER_CDN_PURGE_URL: receiver.url,
        SCHAUFENSTER_CDN_PURGE_HEADER: 'Authorization: Bearer geheim',
      },
    })
    const server = createNodeServer(app, app.backend.config, silentLog).listen(0, '127.0.0.1')
    await once(server, 'listening')
    let asked = 0
    server.on('request', () => asked++)
    const { port: site } = server.address() as AddressInfo
    const nginx = await startCacheNginx(nginxProgram!, { port, sites: [site] })
    try {
      const page = async (path = '/', headers: Record<string, string> = {}) => {
        const response = await fetch(front + path, { headers })
        return { kept: response.headers.get('x-cache'), headers: response.headers, text: await response.text() }
      }
      const first = await page()
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=86400')
      expect(first.headers.get('surrogate-key')).toBe('pages')
      const before = asked
      for (let view = 0; view < 5; view++) expect((await page()).kept).toBe('HIT')
      expect(asked).toBe(before)
      // Whoever asks for Markdown gets it, and nobody else does, whatever was asked first.
      const asMarkdown = { accept: 'text/markdown' }
      for (const path of ['/', '/faq']) {
        const markdown = await page(path, asMarkdown)
        expect([markdown.headers.get('content-type'), markdown.kept]).toEqual([
          'text/markdown; charset=utf-8',
          'BYPASS',
        ])
        const html = await page(path, { accept: 'text/html' })
        expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
        // Caches of others go by this.
        for (const { headers } of [markdown, html]) expect(headers.get('vary')?.split(', ')).toContain('accept')
      }
      // What is not for everybody is never kept.
      expect((await page('/admin')).kept).not.toBe('HIT')
      expect((await page('/admin')).kept).not.toBe('HIT')

      const [service] = await app.backend.store.list('services')
      await app.backend.store.update('services', service!.id, { by: 'test', values: { title: 'Ganz neuer Titel' } })
      await expect.poll(() => told.length).toBeGreaterThan(0)
      expect(told[0]).toMatchObject({ surrogateKeys: ['pages'] })
      expect(told[0]!.urls).toContain(`${front}/`)
      for (const form of ['br', 'gzip', 'identity']) {
        const { kept, text } = await page('/', { 'accept-encoding': form })
        expect(kept).toBe('HIT')
        expect(text).toContain('Ganz neuer Titel')
      }
    } finally {
      await nginx[Symbol.asyncDispose]()
      await closeNodeServer(server)
    }
  },
)
