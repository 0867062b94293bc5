import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'

/** What a search engine sees of a page. */
export type CrawledPage = {
  address: string
  status: number
  location: string | null
  html: string
  title: string
  description: string
  canonical: string | undefined
  robots: string
  headings: number
  lang: string
  image: string | undefined
  ids: Set<string>
  links: string[]
  alternates: { type: string; href: string }[]
  data: Record<string, unknown>[]
}

/** What robots.txt closes to everybody. */
export async function closedByRobots(origin: string): Promise<(path: string) => boolean> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path]) => new RegExp(`^${path!.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  )
  return (path) => rules.some((rule) => rule.test(path))
}

/** Whether search engines may show a page under the address by which it was asked for. */
export function isFound({ address, status, robots, canonical }: CrawledPage): boolean {
  return status === 200 && !robots.includes('noindex') && canonical === address
}

/** The addresses of a sitemap. */
export function sitemapAddresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))
}

/** All pages that the sitemap names, or the parts that it names. */
export async function readSitemap(address: string): Promise<string[]> {
  const file = await (await fetch(address)).text()
  const addresses = sitemapAddresses(file)
  return file.includes('<sitemapindex') ? (await Promise.all(addresses.map(readSitemap))).flat() : addresses
}

/** The path of each page that is code, and of one of those that are made of the same template. */
export async function onePathPerKind(origin: string): Promise<string[]> {
  const byKind = new Map<string, string>()
  for (const address of await readSitemap(`${origin}/sitemap.xml`)) {
    const { pathname, search } = new URL(address)
    const isItem = pathname.split('/').length > 2
    const kind = isItem ? pathname.split('/')[1]! : pathname + [...new URLSearchParams(search).keys()].join()
    byKind.set(kind, pathname + search)
  }
  return [...byKind.values()]
}

/** Links to pages and places that are not there, of all that were gone to. */
export function brokenLinks(origin: string, pages: ReadonlyMap<string, CrawledPage>): string[] {
  const broken: string[] = []
  for (const [path, { status, links, location }] of pages) {
    if (status >= 400) broken.push(`${path} answers ${status}`)
    if (location && pages.get(location)?.location) broken.push(`${path} is led on twice`)
    for (const link of links) {
      const url = new URL(link, origin + path)
      const target = url.origin === origin ? pages.get(url.pathname + url.search) : undefined
      const shown = target?.location ? pages.get(target.location) : target
      const place = decodeURIComponent(url.hash.slice(1))
      if (shown && place && !shown.ids.has(place)) broken.push(`${path}: ${link} has no such place`)
    }
  }
  return broken
}

/** Pages that share their title or description with another. */
export function doubled(pages: readonly CrawledPage[], name: 'title' | 'description'): string[] {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(page[name], (counts.get(page[name]) ?? 0) + 1)
  return pages.filter((page) => counts.get(page[name])! > 1).map(({ address }) => address)
}

/** Follows every link of the site from its home page, as a robot that keeps to `isClosed` does. */
export async function crawlSite(
  origin: string,
  isClosed: (path: string) => boolean,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const waiting = new Set(['/'])
  for (const path of waiting) {
    if (isClosed(path)) continue
    const page = await readPage(origin, path)
    pages.set(path, page)
    const next = page.location ? [page.location] : page.links
    for (const link of next) {
      const url = new URL(link, origin + path)
      if (url.origin === origin) waiting.add(url.pathname + url.search)
    }
  }
  return pages
}

async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isHtml ? await response.text() : ''
  const elements = elementsIn(parseHtml(html))
  const named = (name: string) => elements.filter((element) => element.name === name)
  const meta = (key: 'name' | 'property', value: string) =>
    named('meta').find((element) => attributeOf(element, key) === value)
  const content = (element: HtmlElement | undefined) => (element && attributeOf(element, 'content')) ?? ''
  const linked = (rel: string) => named('link').filter((element) => attributeOf(element, 'rel') === rel)
  return {
    address: origin + path,
    status: response.status,
    location: response.headers.get('location'),
    html,
    title: named('title').map(textIn).join(),
    description: content(meta('name', 'description')),
    canonical: linked('canonical').map((element) => attributeOf(element, 'href')!)[0],
    robots: content(meta('name', 'robots')),
    headings: named('h1').length,
    lang: named('html')
      .map((element) => attributeOf(element, 'lang'))
      .join(),
    image: content(meta('property', 'og:image')) || undefined,
    ids: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
    links: named('a').flatMap((element) => attributeOf(element, 'href') ?? []),
    alternates: linked('alternate').map((element) => ({
      type: attributeOf(element, 'type') ?? '',
      href: attributeOf(element, 'href')!,
    })),
    data: named('script')
      .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
      .flatMap((element) => {
        const [text] = element.children
        const graph = JSON.parse(text?.kind === 'text' ? text.text : '{}') as { '@graph': Record<string, unknown>[] }
        return graph['@graph']
      }),
  }
}
