import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

type Span = { traceId: string; parentSpanId?: string; name: string; attributes: { key: string; value: object }[] }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

test('answers that were worked out reach a collector as spans, what opens something never does', async () => {
  const spans: Span[] = []
  const seen = { path: '', key: '' as string | undefined }
  let status = 500
  const collector = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    Object.assign(seen, { path: request.url, key: request.headers['x-key'] })
    if (status === 200) spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]!.spans))
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  await using app = await startApp({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=geheim%20und%20lang',
    },
  })
  const server = createNodeServer(app, app.backend.config, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).arrayBuffer()
  await ask('/', { traceparent })
  await ask('/vorschau/geheimer-schluessel')
  // From memory: nothing happens in it.
  await ask('/')
  const { traces } = app.backend
  // A collector that is away loses nothing.
  await traces!.send()
  expect(spans).toEqual([])
  status = 200
  await expect
    .poll(async () => {
      await traces!.send()
      return spans.length
    })
    .toBe(2)
  expect(seen).toEqual({ path: '/v1/traces', key: 'geheim und lang' })
  expect(spans[0]).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /',
  })
  expect(spans[0]!.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } })
  expect(JSON.stringify(spans)).not.toContain('geheimer-schluessel')
  await closeNodeServer(server)
  collector.closeAllConnections()
  await once(collector.close(), 'close')
})
