import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Another server's answers out of memory and compressed as ours are, so that only what is delivered is compared. */
export async function startCompressedCopy(origin: string, change = (html: string) => html) {
  const known = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>()
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    if (!known.has(path)) known.set(path, await take(path))
    const { status, headers, body } = known.get(path)!
    answer.writeHead(status, headers).end(body)
  })
  async function take(path: string) {
    const given = await fetch(origin + path)
    const type = given.headers.get('content-type') ?? 'application/octet-stream'
    const isPage = type.startsWith('text/html')
    const headers = {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    }
    const body = brotliCompressSync(isPage ? change(await given.text()) : await given.bytes())
    return { status: given.status, headers, body }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a page costs at least: the same HTML without any script but the data for search engines. */
export function withoutScript(html: string): string {
  return html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}
