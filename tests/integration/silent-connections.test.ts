import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { createNodeServer, silentTimeoutMs } from '#server/http/node-server.ts'
import { encode } from '#server/http/representation.ts'
import { silentLog } from '../databases.ts'

test('only answers that take a while have a limit for silence: those made by work, and those that nobody takes', async () => {
  const body = (bytes: number) => ({ status: 200, headers: new Headers(), body: Buffer.alloc(bytes) })
  // More than the system takes off the site's hands.
  const known = new Map([
    ['/short', await encode(body(10), 'kept')],
    ['/long', await encode(body(50_000_000), 'kept')],
  ])
  const limits: Record<string, number | undefined> = {}
  let here: Socket | undefined
  const app = {
    fetch: async ({ url }: Request) => {
      limits[new URL(url).pathname] = here?.timeout
      return new Response('made')
    },
    ready: (target: string) => known.get(target),
    countView: ({ path }: { path: string }) => void (limits[path] = here?.timeout),
  }
  const server = createNodeServer(app, readConfig({}), silentLog)
  server.on('connection', (socket) => (here = socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  for (const path of ['/made', '/short']) {
    client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await once(client, 'data')
  }
  client.pause()
  client.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => limits).toEqual({ '/made': silentTimeoutMs, '/short': 0, '/long': silentTimeoutMs })
  client.destroy()
  server.close()
})
