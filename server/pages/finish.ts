import { pageFetchHeader } from '#shared/addresses/page-fetch.ts'
import type { Config } from '#server/base/config.ts'
import { surrogateKey } from '#server/discovery/purge-cdn.ts'
import { pageContentPolicy, policyHash, securityHeaders } from '#server/http/security-headers.ts'
import type { FinishedPage, RenderedPage } from './page.ts'
import type { StyleSheets } from './style-sheets.ts'
import { travelPolicy } from './travelled-page.ts'

/** Also that there is no such page, or that it is elsewhere: canonical addresses keep the number of such answers small. */
const keptStatuses = new Set([200, 202, 301, 302, 308, 404])
export const revalidate = 'public, max-age=0, must-revalidate'

/** `shared`: the same for everybody. `travelled`: as of another moment, so nothing in it may run. */
type Use = { shared?: boolean; travelled?: boolean }

/** Adds what a drawn page lacks: its styles, its content policy, its headers, and whether it may be kept. */
export function createFinish(config: Config, styles: StyleSheets) {
  const everywhere = securityHeaders(config)

  /** Browsers ask anew each time; a CDN may keep it until it is told otherwise (purge-cdn.ts). */
  function markAsKept(headers: Headers): void {
    const { cdn } = config
    headers.set('cache-control', cdn ? `${revalidate}, s-maxage=${cdn.seconds}` : revalidate)
    if (cdn) for (const name of ['surrogate-key', 'cache-tag']) headers.set(name, surrogateKey)
  }

  return function finish(page: RenderedPage, { shared = false, travelled = false }: Use = {}): FinishedPage {
    const { status, text, sheets, inline, origins, degraded, away } = page
    const headers = new Headers(page.headers)
    const { elements, hashes } = styles.write(sheets?.addresses ?? [])
    const at = sheets?.at ?? 0
    const withStyles = (written: string) => (sheets ? text.slice(0, at) + written + text.slice(at) : text)
    if (hashes.length > 0) headers.set('vary', pageFetchHeader)
    // The same address answers in Markdown to whoever asks for it (markdown.ts).
    if (shared) headers.append('vary', 'accept')
    const keep =
      shared &&
      keptStatuses.has(status) &&
      !degraded &&
      !config.development &&
      !headers.has('set-cookie') &&
      !headers.has('cache-control')
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value)
    if (isHtml(headers) && (travelled || !config.development)) {
      const own = { scripts: inline.scripts.map(policyHash), styles: [...hashes, ...inline.styles.map(policyHash)] }
      const policy = travelled ? `${pageContentPolicy(own)}; ${travelPolicy}` : pageContentPolicy(own, origins)
      headers.set('content-security-policy', policy)
    }
    if (keep && status < 400) markAsKept(headers)
    else if (degraded || status >= 400 || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const linked = withStyles(styles.link(sheets?.addresses ?? []))
    return { status, headers, whole: hashes.length > 0 ? withStyles(elements) : linked, linked, keep, away }
  }
}

export function isHtml(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}
