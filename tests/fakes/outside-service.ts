import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an analytics or video provider does: sets its marks as soon as its script runs, and shows a page of its own. */
const script = `document.documentElement.dataset.outside = 'here'
document.cookie = 'outside=1; Path=/'
localStorage.setItem('outside_visitor', '1')
sessionStorage.setItem('outside_visit', '1')`

/** A registered service on another port of this machine; `asked` lists the paths that browsers wanted of it. */
export async function startOutsideService() {
  const asked: string[] = []
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url)
    const isScript = url.endsWith('.js')
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? script : '<!doctype html><title>Video</title><p>Video läuft')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
