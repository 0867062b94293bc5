import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'

/** What a search engine sees of a page. */
export type CrawledPage = {
  address: string
  status: number
  location: string | null
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

/** Follows every link of the site from its home page, as a robot that keeps to `isClosed` does. */
export async function crawlSite(
  origin: string,
  isClosed: (path: string) => boolean,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const waiting = ['/']
  for (const path of waiting) {
    if (pages.has(path) || isClosed(path)) continue
    const page = await readPage(origin, path)
    pages.set(path, page)
    const next = page.location ? [page.location] : page.links
    for (const link of next) {
      const url = new URL(link, origin + path)
      if (url.origin === origin && !waiting.includes(url.pathname + url.search)) waiting.push(url.pathname + url.search)
    }
  }
  return pages
}

async function readPage(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const elements = elementsIn(parseHtml(isHtml ? await response.text() : ''))
  const named = (name: string) => elements.filter((element) => element.name === name)
  const meta = (key: 'name' | 'property', value: string) =>
    named('meta').find((element) => attributeOf(element, key) === value)
  const content = (element: HtmlElement | undefined) => (element && attributeOf(element, 'content')) ?? ''
  const linked = (rel: string) => named('link').filter((element) => attributeOf(element, 'rel') === rel)
  return {
    address: origin + path,
    status: response.status,
    location: response.headers.get('location'),
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
