import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { silentLog } from '../databases.ts'

// Over a real socket: clients of this repository always say how long a body is.

test('whoever reads the body of a request that says nothing about one finds it empty at once', async () => {
  const app = {
    fetch: async (request: Request) => new Response(`${request.method}:${await request.text()}`),
    ready: () => undefined,
    countView: () => {},
  }
  const server = createNodeServer(app, readConfig({}), silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const send = (request: string) => text(connect(port, '127.0.0.1').end(request))
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await send(`${method} /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(answer).toContain(`${method}:\r\n`)
  }
  const withBody = await send(
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc',
  )
  expect(withBody).toContain('POST:abc\r\n')
  server.close()
})
