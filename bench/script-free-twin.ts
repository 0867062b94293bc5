import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'

/** The same site without any script: what the pages cost at least. Everything but the HTML goes through untouched. */
export async function startScriptFreeTwin(site: string): Promise<{ url: string; stop(): void }> {
  const pages = new Map<string, Buffer>()
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/assets/') || path.startsWith('/media/')) {
      const headers = { ...asked.headers, host: new URL(site).host }
      request(site + path, { headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      }).end()
      return
    }
    if (!pages.has(path)) {
      const html = await (await fetch(site + path)).text()
      pages.set(path, brotliCompressSync(html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')))
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(pages.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
