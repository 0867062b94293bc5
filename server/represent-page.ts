import { pageFetchHeader } from '#shared/addresses/page-fetch.ts'
import type { Backend } from './backend.ts'
import { surrogateKey } from './discovery/purge-cdn.ts'
import { takeOwnScripts } from './http/own-scripts.ts'
import type { Rendered } from './http/page-cache.ts'
import type { PageStyles } from './http/page-styles.ts'
import { createRepresentation, giveBack, type Encoding } from './http/representation.ts'
import { pageContentPolicy, type ServiceOrigins } from './http/security-headers.ts'
import { travelPolicy } from './travelled-page.ts'

/** A page as it was drawn. */
export type PageResult = {
  response: Response
  degraded: boolean
  origins: ServiceOrigins
  nonce: string
  away: boolean
  /** Its styles come with it: somebody opens it, and it is no screen of ours. */
  whole: boolean
  /** As of another moment: nothing in it may run. */
  travelled?: boolean
}

type Parts = Pick<Backend, 'config'> & { headers: [string, string][]; styles: PageStyles }

/** Also that there is no such page, or that it is elsewhere: canonical addresses keep the number of such answers small. */
const keptStatuses = new Set([200, 202, 301, 302, 308, 404])
export const revalidate = 'public, max-age=0, must-revalidate'

/** Makes of a drawn page what is sent: with its parts, styles and policy, and whether it may be kept. */
export function createRepresent({ config, headers, styles }: Parts) {
  /** Browsers ask anew each time; a CDN may keep it until it is told otherwise (purge-cdn.ts). */
  function markAsKept(all: Headers): void {
    const { cdn } = config
    all.set('cache-control', cdn ? `${revalidate}, s-maxage=${cdn.seconds}` : revalidate)
    if (cdn) for (const name of ['surrogate-key', 'cache-tag']) all.set(name, surrogateKey)
  }

  return async function represent(
    { response, degraded, origins, nonce, away, whole, travelled }: PageResult,
    use: 'shared' | { encoding: Encoding },
  ): Promise<Rendered> {
    const all = new Headers(response.headers)
    const own = isHtml(response) ? takeOwnScripts(await response.text(), nonce) : undefined
    const bytes = own ? Buffer.from(own.html) : Buffer.from(await response.arrayBuffer())
    const { body, hashes } = own && whole ? styles.writeInto(bytes) : { body: bytes, hashes: [] }
    if (body !== bytes) giveBack(bytes)
    own?.styles.unshift(...hashes)
    if (hashes.length > 0) all.set('vary', pageFetchHeader)
    // The same address answers in Markdown to whoever asks for it (page-markdown.ts).
    if (use === 'shared') all.append('vary', 'accept')
    const cacheable =
      keptStatuses.has(response.status) &&
      !degraded &&
      use === 'shared' &&
      !config.development &&
      !all.has('set-cookie') &&
      !all.has('cache-control')
    for (const [name, value] of headers) if (!all.has(name)) all.set(name, value)
    if (own && travelled) all.set('content-security-policy', `${pageContentPolicy(own)}; ${travelPolicy}`)
    else if (own && !config.development) all.set('content-security-policy', pageContentPolicy(own, origins))
    if (cacheable && response.status < 400) markAsKept(all)
    else if (degraded || response.status >= 400 || !all.has('cache-control')) all.set('cache-control', 'no-store')
    const representation = await createRepresentation(
      { status: response.status, headers: all, body },
      cacheable ? 'kept' : use === 'shared' ? 'once' : use,
    )
    // Its other form, which takes no more, is counted with it.
    if (hashes.length > 0) representation.bytes *= 2
    return { representation, cacheable, away }
  }
}

export function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
