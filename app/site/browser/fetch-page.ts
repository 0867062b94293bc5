import { fetchStyles } from '#site/page/next-page.ts'
import { pageFetchHeader, type PageFetch } from '#shared/addresses/page-fetch.ts'

/** `asked` says that the server was asked for it by the click itself, and so knows that somebody looks at it. */
export type Fetched = { url: string; html: string; asked: boolean }
type Kept = { at: number; page: Promise<Fetched>; fetched?: boolean }
/** Not in every browser. */
type Connection = { saveData?: boolean }

/** How long a page that was fetched ahead, or shown before, is shown without asking again. */
const freshMs = 30_000
const mostPages = 20

const pages = new Map<string, Kept>()

/** Whether a click shows this page at once. */
export function isThere(href: string): boolean {
  return freshPage(href)?.fetched === true
}

/** The HTML of a page, from memory if it is fresh. */
export async function fetchPage(href: string): Promise<Fetched> {
  const known = freshPage(href)
  return known ? { ...(await known.page), asked: false } : ask(href, 'shown').page
}

/**
 * On intent: the pointer is over a link, the keyboard has reached it, or it is in sight of somebody who reads. Returns
 * whether it is asked for.
 */
export function fetchAhead(href: string): boolean {
  if (savesData() || addressOf(href) === addressOf(location.href) || freshPage(href)) return false
  ask(href, 'ahead').page.then(
    ({ html }) => fetchStyles(html),
    () => {},
  )
  return true
}

function freshPage(href: string): Kept | undefined {
  const known = pages.get(addressOf(href))
  return known && performance.now() - known.at < freshMs ? known : undefined
}

function ask(href: string, purpose: PageFetch): Kept {
  const address = addressOf(href)
  const kept: Kept = { at: performance.now(), page: request(address, href, purpose) }
  pages.delete(address)
  pages.set(address, kept)
  for (const [oldest] of pages) if (pages.size > mostPages) pages.delete(oldest)
  kept.page.then(
    () => (kept.fetched = true),
    () => pages.delete(address),
  )
  return kept
}

async function request(address: string, href: string, purpose: PageFetch): Promise<Fetched> {
  const headers = { accept: 'text/html', [pageFetchHeader]: purpose }
  const response = await fetch(address, { headers, priority: purpose === 'ahead' ? 'low' : 'auto' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || response.status >= 500) throw new Error(`no page: ${response.status}`)
  const { hash } = new URL(href)
  return { url: response.url + hash, html: await response.text(), asked: true }
}

function addressOf(href: string): string {
  return href.split('#')[0]!
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true
}
