import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './site.ts'

// A page carries its styles, so it is painted as far as it has come: what is in sight already must stay where it is.

/** The document in pieces, each once the one before it was painted; everything else at once. */
async function startSlowLine(origin: string, cuts: readonly RegExp[], painted: (piece: number) => Promise<void>) {
  const server = createServer(async ({ url = '/' }, answer) => {
    const given = await fetch(origin + url)
    const type = given.headers.get('content-type') ?? ''
    answer.writeHead(given.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return void answer.end(await given.bytes())
    let rest = await given.text()
    for (const [piece, cut] of cuts.entries()) {
      const at = rest.search(cut)
      if (at < 0) return void answer.destroy()
      answer.write(`${rest.slice(0, at)}<!--piece ${piece}-->`)
      rest = rest.slice(at)
      await painted(piece)
    }
    answer.end(rest)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Says of each piece when it has been on the screen, and adds up how far things have moved. */
function watchPieces() {
  const page = window as unknown as { shifted: number; paintedPiece(piece: number): void }
  page.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  let last = -1
  const look = () => {
    const come = (document.documentElement?.outerHTML.match(/<!--piece \d-->/g)?.length ?? 0) - 1
    if (come > last) {
      last = come
      requestAnimationFrame(() => requestAnimationFrame(() => page.paintedPiece(come)))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

for (const width of [412, 1280])
  for (const path of ['/', '/healthcare-it', '/faq'])
    test(`${path} stays where it is while it comes piece by piece, ${width} px wide`, async ({ browser, site }) => {
      const cuts = [/<main/, /<h1/, /<\/h1>/, /<\/header>/]
      const seen = cuts.map(() => Promise.withResolvers<void>())
      using line = await startSlowLine(site.url, cuts, (piece) => seen[piece]!.promise)
      await using context = await browser.newContext({ viewport: { width, height: 839 } })
      const page = await context.newPage()
      await page.exposeFunction('paintedPiece', (piece: number) => seen[piece]!.resolve())
      await page.addInitScript(watchPieces)
      await page.goto(line.url + path)
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
    })
