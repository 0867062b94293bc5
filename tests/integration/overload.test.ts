import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { chatApiPath } from '#shared/chat/chat-events.ts'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { renderServices, startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>

async function listening(app: Pick<App, 'backend'> & Parameters<typeof createNodeServer>[0], maxConnections?: number) {
  const { config } = app.backend
  const limits = maxConnections === undefined ? config : { ...config, maxConnections }
  const server = createNodeServer(app, limits, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  async function ask(path: string, address = '127.0.0.1'): Promise<IncomingMessage & { body: string }> {
    const asked = httpRequest({ port, host: '127.0.0.1', agent, path, headers: { 'x-forwarded-for': address } }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const body = await text(response)
    return Object.assign(response, { body })
  }
  return {
    server,
    port,
    ask,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await closeNodeServer(server)
    },
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

test('while renders are saturated pages in memory flow, and what is too much is told when to come back', async () => {
  const renderMs = 20
  const gate = Promise.withResolvers<void>()
  await using app = await startApp({
    environment: { SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1' },
    render: async (request, context) => {
      if (!new URL(request.url).search) return renderServices(request, context)
      await gate.promise
      // Real work, which leaves the processor to nobody else meanwhile.
      for (const until = performance.now() + renderMs; performance.now() < until;) continue
      return new Response('<p>gefunden</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  const fetched: string[] = []
  await using site = await listening({
    ...app,
    fetch(request, id) {
      fetched.push(request.url)
      return app.fetch(request, id)
    },
  })
  await site.ask('/')
  // From many addresses at once: two are rendered at a time, 60 wait, the others are refused at once.
  let refused = 0
  let served = 0
  const searches = Array.from({ length: 100 }, async (_, number) => {
    const answer = await site.ask(`/suche?suche=wort${number}`, `10.0.${number}.1`)
    if (answer.statusCode === 503) {
      refused += 1
      expect(answer.headers['retry-after']).toBe('5')
    } else if (answer.statusCode === 200) served += 1
  })
  await expect.poll(() => refused).toBe(100 - 62)
  // By now the answer lies ready: nothing is made of a further request.
  fetched.length = 0
  const further = await site.ask('/suche?suche=noch+eins', '10.1.1.1')
  expect([further.statusCode, further.headers['retry-after'], fetched]).toEqual([503, '5', []])
  expect(further.headers['content-security-policy']).toContain("default-src 'self'")
  for (let view = 0; view < 5; view++) expect((await site.ask('/')).statusCode).toBe(200)
  const question = await app.send('POST', chatApiPath, { message: 'Wann haben Sie geöffnet?' })
  expect(question.status).toBe(503)
  expect(question.headers.get('retry-after')).toBe('5')

  // Now they are worked off, and pages in memory come in between.
  const ended = new AbortController()
  const answers = Promise.all(searches).finally(() => ended.abort())
  gate.resolve()
  const letPass: number[] = []
  while (!ended.signal.aborted && letPass.length < 300) {
    const before = served
    expect((await site.ask('/')).statusCode).toBe(200)
    letPass.push(served - before)
  }
  await answers
  expect(served).toBe(62)
  // Whoever waits for a render lets many others pass; a page in memory lets pass a few.
  expect(median(letPass)).toBeLessThan(62 / 4)
})

test('who only wants a page in memory is not kept at the door by a crowd that searches', async () => {
  let begun = 0
  const begunBefore: number[] = []
  await using app = await startApp({
    environment: { SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1' },
    render: async (request, context) => {
      if (new URL(request.url).search) begun += 1
      return renderServices(request, context)
    },
  })
  await using site = await listening({
    ...app,
    ready(target, asked) {
      const known = app.ready(target, asked)
      if (known) begunBefore.push(begun)
      return known
    },
  })
  await site.ask('/')
  begunBefore.length = 0
  // All connect at once, and those who want the page come last.
  const crowd = Array.from({ length: 60 }, (_, number) => site.ask(`/suche?suche=wort${number}`, `10.0.${number}.1`))
  const readers = Array.from({ length: 10 }, () => site.ask('/'))
  for (const { statusCode } of await Promise.all(readers)) expect(statusCode).toBe(200)
  expect(begunBefore).toHaveLength(10)
  expect(Math.max(...begunBefore)).toBeLessThanOrEqual(2)
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200)
  expect(begun).toBe(60)
})

test('searches of people who have left are not made', async () => {
  const gate = Promise.withResolvers<void>()
  let begun = 0
  await using app = await startApp({
    environment: { SCHAUFENSTER_TRUSTED_PROXIES: '127.0.0.1' },
    render: async () => {
      begun += 1
      await gate.promise
      return new Response('<p>gefunden</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  await using site = await listening(app)
  const { load } = app.backend.renderLimits
  const patient = site.ask('/suche?suche=eins')
  await expect.poll(() => begun).toBe(1)
  const crowd = Array.from({ length: 20 }, (_, number) => {
    const visitor = connect(site.port, '127.0.0.1')
    visitor.write(`GET /suche?suche=wort${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return visitor
  })
  await expect.poll(load).toEqual({ running: 2, waiting: 19 })
  for (const visitor of crowd) visitor.destroy()
  await expect.poll(load).toEqual({ running: 2, waiting: 0 })
  gate.resolve()
  expect((await patient).statusCode).toBe(200)
  expect(begun).toBe(2)
})

test('connections beyond the limit are closed, and those that there are go on', async () => {
  await using app = await startApp()
  await using site = await listening(app, 2)
  expect((await site.ask('/')).statusCode).toBe(200)
  const slow = connect(site.port, '127.0.0.1')
  await once(slow, 'connect')
  slow.write('GET / HTTP/1.1\r\nHost: local')
  const refused = connect(site.port, '127.0.0.1')
  await once(refused, 'close')
  expect((await site.ask('/')).statusCode).toBe(200)
  slow.destroy()
  // Nobody may take a head, a request or the time between two for ever; for answers see silent-connections.test.ts.
  const { headersTimeout, requestTimeout, keepAliveTimeout } = site.server
  expect([headersTimeout, requestTimeout, keepAliveTimeout].every((limit) => limit > 0)).toBe(true)
})

test('who reads slowly holds up nobody, and all who do read the same copy', async () => {
  const page = Buffer.alloc(4_194_304, 'x')
  await using app = await startApp({
    render: async () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  let answered = 0
  const ready: typeof app.ready = (target, asked) => {
    const known = app.ready(target, asked)
    if (known) answered += 1
    return known
  }
  await using site = await listening({ ...app, ready })
  await site.ask('/')
  const before = process.memoryUsage().arrayBuffers
  const slow = Array.from({ length: 20 }, () => connect(site.port, '127.0.0.1').pause())
  for (const reader of slow) reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => answered).toBe(slow.length)
  expect((await site.ask('/')).body).toHaveLength(page.length)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((slow.length / 2) * page.length)
  for (const reader of slow) reader.destroy()
})

test('who does not end the head of a request is sent away', async () => {
  await using app = await startApp()
  await using site = await listening(app)
  site.server.headersTimeout = 1
  const slow = connect(site.port, '127.0.0.1').setEncoding('latin1')
  slow.write('GET / HTTP/1.1\r\nHost: local')
  const [answer] = (await once(slow, 'data')) as [string]
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  slow.destroy()
})
