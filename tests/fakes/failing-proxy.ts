import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What happens to the next requests with a body: they pass, break off in the middle, or are answered 503. */
export type Mishap = 'pass' | 'drop' | '503'

/** Stands between a client and the site and does what unreliable networks do. */
export async function startFailingProxy(target: string, mishaps: Mishap[]) {
  const happened: Record<Mishap, number> = { pass: 0, drop: 0, '503': 0 }

  function pass(asked: IncomingMessage, answer: ServerResponse, dropAfterBytes = Number.POSITIVE_INFINITY) {
    const { method, headers, url } = asked
    const onward = forward(target + url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    let seen = 0
    asked.on('data', (part: Buffer) => {
      seen += part.length
      onward.write(part)
      if (seen < dropAfterBytes) return
      asked.removeAllListeners('data')
      asked.destroy()
      onward.destroy()
    })
    asked.on('end', () => onward.end())
  }

  const server = createServer((asked, answer) => {
    const mishap = asked.method === 'PATCH' ? (mishaps.shift() ?? 'pass') : 'pass'
    happened[mishap] += 1
    if (mishap === '503') {
      asked.resume()
      asked.on('end', () => answer.writeHead(503).end('busy'))
    } else pass(asked, answer, mishap === 'drop' ? Number(asked.headers['content-length']) / 2 : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
