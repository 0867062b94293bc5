import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { mostWaitingOnConnection } from '#server/http/request-order.ts'
import { silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

// Over a real socket: no client of this repository sends requests like these.

const requestFor = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const lastRequestFor = (path: string) => requestFor(path, 'Connection: close\r\n')
const countOf = (text: string, wanted: RegExp) => text.match(wanted)?.length ?? 0

async function listening(
  app: Parameters<typeof createNodeServer>[0] & Pick<Awaited<ReturnType<typeof startApp>>, 'backend'>,
) {
  const server = createNodeServer(app, app.backend.config, silentLog).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connect: () => connect(port, '127.0.0.1'),
    /** All that comes back until the site closes the connection. */
    async send(request: string) {
      const socket = connect(port, '127.0.0.1')
      socket.write(request)
      return text(socket)
    },
    [Symbol.asyncDispose]: () => closeNodeServer(server),
  }
}

/** Every page waits until the gate is open. */
async function startGatedApp() {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const app = await startApp({
    render: async (request) => {
      const { search } = new URL(request.url)
      begun.push(search)
      if (!search.includes('frei')) await gate.promise
      return new Response(`<p>${search}</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  })
  return { app, begun, gate }
}

test('800 requests sent at once on one connection keep one worker of pages busy, and nobody else waiting', async () => {
  const { app, begun, gate } = await startGatedApp()
  await using _app = app
  let received = 0
  await using site = await listening({
    ...app,
    fetch(request, id) {
      received += 1
      return app.fetch(request, id)
    },
  })
  const crowd = site.connect().setEncoding('latin1')
  let answers = ''
  crowd.on('data', (chunk: string) => (answers += chunk))
  crowd.write(Array.from({ length: 800 }, (_, number) => requestFor(`/suche?suche=wort${number}`)).join(''))
  await expect.poll(() => begun).toEqual(['?suche=wort0'])

  // Asked later, answered first: only one of the 800 is worked on, and none of them stands in the queue.
  expect(await site.send(lastRequestFor('/suche?suche=frei'))).toMatch(/^HTTP\/1\.1 200 [^]*suche=frei/)
  expect([answers, received, app.backend.renderLimits.load()]).toEqual(['', 2, { running: 1, waiting: 0 }])

  // The first ones are answered in the order in which they came. Then the connection is closed.
  const closed = once(crowd, 'close')
  gate.resolve()
  await closed
  const answered = 1 + mostWaitingOnConnection
  expect(countOf(answers, /HTTP\/1\.1 200 /g)).toBe(answered)
  expect(countOf(answers, /connection: close/gi)).toBe(1)
  expect([...answers.matchAll(/wort(\d+)</g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: answered }, (_, number) => number),
  )
  expect(received).toBe(1 + answered)
})

test('whoever sends a few requests ahead gets all answers, and keeps the connection', async () => {
  const { app, gate } = await startGatedApp()
  await using _app = app
  await using site = await listening(app)
  gate.resolve()
  const visitor = site.connect().setEncoding('latin1')
  let answers = ''
  visitor.on('data', (chunk: string) => (answers += chunk))
  const paths = Array.from({ length: mostWaitingOnConnection }, (_, number) => `/suche?suche=wort${number}`)
  visitor.write(paths.map((path) => requestFor(path)).join(''))
  await expect.poll(() => countOf(answers, /HTTP\/1\.1 200 /g)).toBe(paths.length)
  expect(answers).not.toMatch(/connection: close/i)
  visitor.write(requestFor('/suche?suche=danach'))
  await expect.poll(() => answers).toContain('?suche=danach')
  visitor.destroy()
})

test('a request that names two hosts is refused, also for a page that is in memory', async () => {
  const { app, begun, gate } = await startGatedApp()
  await using _app = app
  await using site = await listening(app)
  gate.resolve()
  const twice = (path: string) => requestFor(path, 'host: other.example\r\n')
  expect(await site.send(twice('/'))).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i)
  expect(begun).toEqual([])
  expect(await site.send(lastRequestFor('/'))).toMatch(/^HTTP\/1\.1 200 /)
  expect(await site.send(twice('/'))).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i)
})
