import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:http2'
import { expect, test } from 'vitest'
import { largestChunkBytes, uploadHeaders } from '#shared/media/upload-rules.ts'
import { addressOf } from '#server/http/address-of.ts'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { startChatWebhook } from '../fakes/chat-webhook.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument } from '../media-files.ts'
import { apiToken } from '../start-app.ts'
import { freePorts } from '../free-ports.ts'
import { nginxProgram, startNginx } from '../start-nginx.ts'

// The configuration of docs/operating/proxy.md in a real nginx with TLS; the server behind it listens on a real port.

const token = { authorization: `Bearer ${apiToken}` }
const json = { ...token, 'content-type': 'application/json' }

async function startBehindNginx() {
  const [http = 0, https = 0] = await freePorts(2)
  const webhook = await startChatWebhook()
  const app = await startMediaApp({
    environment: {
      PUBLIC_URL: `https://127.0.0.1:${https}`,
      SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1,::1',
      SCHAUFENSTER_CHAT_WEBHOOK_URL: webhook.url,
    },
  })
  const seen: { url: string; address: string }[] = []
  const watched = {
    ...app,
    fetch(request: Request, id?: string) {
      seen.push({ url: request.url, address: addressOf(request) })
      return app.fetch(request, id)
    },
  }
  const server = createNodeServer(watched, app.backend.config, silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = (server.address() as { port: number }).port
  const nginx = await startNginx(nginxProgram!, { http, https, sites: [site] })
  return {
    app,
    webhook,
    seen,
    http,
    origin: `https://127.0.0.1:${https}`,
    ask: nginx.ask,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      app.beginClosing()
      await closeNodeServer(server)
      await app[Symbol.asyncDispose]()
      await webhook[Symbol.asyncDispose]()
    },
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}

test('every answer that comes bit by bit asks nginx not to collect it', async () => {
  await using app = await startMediaApp()
  const question = new Request('http://localhost:3000/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ message: 'Guten Tag' }),
  })
  const answers = [await app.fetch(question)]
  for (const path of ['/api/sync/feed', '/api/export', '/api/consent/export.csv'])
    answers.push(await app.get(path, token))
  for (const response of answers) {
    expect([response.status, response.headers.get('x-accel-buffering')], response.url).toEqual([200, 'no'])
    await response.body!.cancel()
  }
})

test.skipIf(!nginxProgram)('the documented nginx passes on streams, uploads, addresses and headers', async () => {
  await using site = await startBehindNginx()
  const { ask, app, seen, webhook } = site

  const redirect = httpRequest(`http://127.0.0.1:${site.http}/blog?seite=2`).end()
  const [moved] = (await once(redirect, 'response')) as [IncomingMessage]
  expect([moved.statusCode, moved.headers.location]).toEqual([301, 'https://127.0.0.1/blog?seite=2'])
  moved.resume()

  const home = await ask('/', { headers: { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' } })
  expect(home.statusCode).toBe(200)
  expect(home.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(home.headers['content-security-policy']).toContain("default-src 'self'")
  expect(await textOf(home)).toContain('Webentwicklung')
  expect(seen.at(-1)).toEqual({ url: `${site.origin}/`, address: '127.0.0.2' })
  const compressed = await ask('/', { headers: { 'accept-encoding': 'br' } })
  expect([compressed.statusCode, compressed.headers.etag !== undefined]).toEqual([200, true])
  compressed.resume()

  const session = connect(site.origin, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/' })
  const [answered] = (await once(stream, 'response')) as [Record<string, string | number>]
  expect([session.alpnProtocol, answered[':status']]).toEqual(['h2', 200])
  session.destroy()

  // The workflow goes on only when its first words have reached the visitor.
  const arrived = Promise.withResolvers<void>()
  webhook.behave(async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"type":"item","content":"Erst dies"}\n')
    await arrived.promise
    response.end('{"type":"item","content":" und dann das"}\n{"type":"end"}\n')
  })
  const chat = await ask('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson', origin: site.origin },
    body: JSON.stringify({ message: 'Guten Tag' }),
  })
  let heard = ''
  for await (const chunk of chat) {
    heard += String(chunk)
    if (heard.includes('Erst dies')) arrived.resolve()
  }
  expect(heard).toContain('und dann das')

  const feed = await ask('/api/sync/feed', { headers: token })
  const events = feed[Symbol.asyncIterator]()
  expect(String((await events.next()).value)).toContain('event: change')
  const next = events.next()
  const values = { value: '7', label: 'Fäden' }
  expect((await app.send('POST', '/api/content/stats', { id: 'faeden', values })).status).toBe(201)
  expect(String((await next).value)).toContain('event: change')
  feed.destroy()

  const bytes = pdfDocument(17 * 1_048_576, randomBytes)
  const start = { name: 'Bericht.pdf', size: bytes.length }
  const begun = await ask('/api/storage/uploads', { method: 'POST', headers: json, body: JSON.stringify(start) })
  begun.resume()
  const states: (string | string[] | undefined)[] = []
  for (let offset = 0; offset < bytes.length; offset += largestChunkBytes) {
    const piece = await ask(begun.headers.location!, {
      method: 'PATCH',
      headers: { ...token, [uploadHeaders.offset]: String(offset) },
      body: bytes.subarray(offset, offset + largestChunkBytes),
    })
    states.push(piece.headers[uploadHeaders.status.toLowerCase()])
    piece.resume()
  }
  expect(states).toEqual(['active', 'final'])

  // Too large for the site, not for nginx.
  const archive = await ask('/api/import/preview', { method: 'POST', headers: token, body: bytes })
  expect(archive.statusCode).toBe(422)
  archive.resume()
  const zip = await ask('/api/export', { headers: token })
  expect([zip.statusCode, zip.headers['content-type'], zip.headers['x-accel-buffering']]).toEqual([
    200,
    'application/zip',
    undefined,
  ])
  zip.resume()
  await once(zip, 'end')
})
