import { createServer, request as forward } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { startS3Server } from '../s3-server.ts'

/** A real S3 server that can go away: as a whole, or in the middle of the next files. */
export async function startBreakingStore() {
  const store = await startS3Server()
  const target = store.environment.SCHAUFENSTER_S3_ENDPOINT
  let breaks: 'never' | 'at once' | 'in the middle' = 'never'

  const proxy = createServer((asked, answer) => {
    if (breaks === 'at once') return void asked.destroy()
    const { method, headers, url } = asked
    const onward = forward(target + url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.headers)
      const half = Number(answered.headers['content-length']) / 2
      let seen = 0
      answered.on('data', (part: Buffer) => {
        seen += part.length
        const cut = breaks === 'in the middle' && method === 'GET' && url!.includes('/originals/') && seen > half
        if (cut) answer.write(part.subarray(0, part.length / 2), () => answer.destroy())
        else answer.write(part)
      })
      answered.on('end', () => answer.end())
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    environment: {
      ...store.environment,
      SCHAUFENSTER_S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
    break(when: typeof breaks) {
      breaks = when
    },
    async [Symbol.asyncDispose]() {
      proxy.closeAllConnections()
      proxy.close()
      await store[Symbol.asyncDispose]()
    },
  }
}
