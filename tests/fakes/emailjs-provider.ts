import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ProviderBehaviour = 'accept' | 'fail' | 'hang' | 'close' | 'created' | 'flood'
type ReceivedCall = { path: string; contentType: string; body: Record<string, unknown> }

/** Speaks the send endpoint of an EmailJS-compatible provider, and misbehaves as told, call by call. */
export async function startEmailJsProvider(behaviours: ProviderBehaviour[] = []) {
  const calls: ReceivedCall[] = []
  const accepted: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const call = {
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: JSON.parse(body) as Record<string, unknown>,
    }
    calls.push(call)
    const behaviour = behaviours.shift() ?? 'accept'
    if (behaviour === 'accept') accepted.push(call)
    answers[behaviour](request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    accepted,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const answers: Record<ProviderBehaviour, (request: IncomingMessage, response: ServerResponse) => void> = {
  accept: (_request, response) => response.end('OK'),
  fail: (_request, response) => response.writeHead(500).end('The service is down'),
  hang: () => {},
  close: (request) => request.socket.destroy(),
  created: (_request, response) => response.writeHead(201).end('OK'),
  flood(_request, response) {
    response.writeHead(500)
    const chunk = 'x'.repeat(65_536)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  },
}
