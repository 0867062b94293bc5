import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Asked = { headers: IncomingMessage['headers']; body: unknown; left: Promise<unknown> }
export type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>

/** A workflow engine on loopback that answers as the test says and remembers what it was asked. */
export async function startChatWebhook(behaviour: Behaviour = (response) => reply(response, { message: 'Guten Tag' })) {
  const asked: Asked[] = []
  let current = behaviour
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const question = { headers: request.headers, body: JSON.parse(body) as unknown, left: once(response, 'close') }
    asked.push(question)
    await current(response, question)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook/chat`,
    asked,
    behave(next: Behaviour) {
      current = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function reply(response: ServerResponse, json: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json))
}
