import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { beginFarewell, closeNodeServer } from '#server/http/farewell.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'
import { apiToken, startApp } from '../start-app.ts'

// A rolling restart: two nodes, clients that keep their connections, and no request that fails.

const clients = 12

async function startNode() {
  const app = await startApp()
  const server = createNodeServer(app, readConfig({}), silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  return {
    port: (server.address() as AddressInfo).port,
    agent,
    leaving: false,
    underWay: 0,
    answered: 0,
    /** What SIGTERM does, with the clients instead of a clock saying when everybody has noticed. */
    async stop(noticed: Promise<unknown>) {
      app.backend.readiness.beginClosing()
      beginFarewell(server)
      await noticed
      app.beginClosing()
      await closeNodeServer(server)
      agent.destroy()
      await app[Symbol.asyncDispose]()
    },
  }
}
type Node = Awaited<ReturnType<typeof startNode>>

let made = 0
/** One of the things visitors and editors do. */
function ask({ port, agent }: Node): Promise<IncomingMessage> {
  const number = made++
  const body = number % 3 === 2 ? JSON.stringify({ id: `s${number}`, values: { value: '1', label: 'x' } }) : undefined
  const path = number % 3 === 0 ? '/' : '/api/content/stats'
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', agent, path, method: body ? 'POST' : 'GET', headers }
    const asked = httpRequest(options, (response) => {
      response.on('end', () => resolve(response)).on('error', reject)
      response.resume()
    })
    asked.on('error', reject).end(body)
  })
}

test('two nodes restarted one after the other under load fail no request', async () => {
  let nodes = [await startNode(), await startNode()]
  const failures: string[] = []
  const ending = new AbortController()
  const waiting: { enough(): boolean; resolve(): void }[] = []
  const until = (enough: () => boolean) => new Promise<void>((resolve) => waiting.push({ enough, resolve }))
  const visitors = Array.from({ length: clients }, async (_, number) => {
    for (let turn = number; !ending.signal.aborted; turn++) {
      const usable = nodes.filter(({ leaving }) => !leaving)
      const node = usable[turn % usable.length]!
      node.underWay += 1
      try {
        const { statusCode = 0, headers } = await ask(node)
        if (statusCode >= 400) failures.push(`status ${statusCode}`)
        node.answered += 1
        // This is all a client has to understand.
        if (headers.connection === 'close') node.leaving = true
      } catch (error) {
        failures.push(String(error))
      }
      node.underWay -= 1
      for (const { enough, resolve } of waiting) if (enough()) resolve()
    }
  })
  for (const place of [0, 1]) {
    const leaving = nodes[place]!
    await until(() => nodes.every(({ answered }) => answered > 2 * clients))
    await leaving.stop(until(() => leaving.leaving && leaving.underWay === 0))
    nodes = nodes.with(place, await startNode())
  }
  await until(() => nodes.every(({ answered }) => answered > clients))
  ending.abort()
  await Promise.all(visitors)
  await Promise.all(nodes.map((node) => node.stop(Promise.resolve())))
  expect(failures).toEqual([])
})

test('an answer that was under way tells its client to leave as well', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await using app = await startApp({
    render: async () => {
      begun.resolve()
      await held.promise
      return new Response('<p>da</p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  const server = createNodeServer(app, readConfig({}), silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  const asked = httpRequest({ port, host: '127.0.0.1', agent, path: '/' }).end()
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  await begun.promise
  beginFarewell(server)
  held.resolve()
  const [response] = await answered
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
  response.resume()
  await closeNodeServer(server)
})

test('a request that arrived while the node was busy is answered before it takes no more', async () => {
  await using app = await startApp()
  const server = createNodeServer(app, readConfig({}), silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // In a thread of its own: this one is busy, so the system takes the connection and nobody here hears of it yet.
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(
    `const { workerData: { port, arrived }, parentPort } = require('node:worker_threads')
    const socket = require('node:net').connect(port, '127.0.0.1')
    socket.write('POST /api/nothing HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
      Atomics.store(arrived, 0, 1)
      Atomics.notify(arrived, 0)
    })
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk)).on('error', ({ code }) => (heard = code))
    socket.on('close', () => parentPort.postMessage(heard))`,
    { eval: true, workerData: { port, arrived } },
  )
  const heard = once(client, 'message') as Promise<[string]>
  await once(client, 'online')
  Atomics.wait(arrived, 0, 0)
  beginFarewell(server)
  await closeNodeServer(server)
  expect((await heard)[0]).toMatch(/^HTTP\/1\.1 404 /)
})

test('readiness says no as soon as the node is about to leave', async () => {
  await using app = await startApp()
  expect((await app.get('/readyz')).status).toBe(200)
  app.backend.readiness.beginClosing()
  const leaving = await app.get('/readyz')
  expect([leaving.status, await leaving.text()]).toEqual([503, 'closing\n'])
})
