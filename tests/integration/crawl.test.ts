import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  brokenLinks,
  closedByRobots,
  crawlSite,
  doubled,
  isFound,
  sitemapAddresses,
  type CrawledPage,
} from '../crawl-site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { socialSize } from '#shared/media/variants.ts'
import { feedProblems, isFeed } from '../feed-rules.ts'
import { htmlFindings, javaProgram, nuFindings, unnamedSections } from '../html-rules.ts'
import { startSite, type Site } from '../start-site.ts'
import { dataProblems, googleRules } from '../structured-data-rules.ts'

// The built site with what it comes with, as search engines go through it.

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-crawl-'))
let site: Site
let pages: Map<string, CrawledPage>
let found: CrawledPage[]
let written: CrawledPage[]
let nuFound: Promise<string[]> | undefined

beforeAll(async () => {
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder })
  const isClosed = await closedByRobots(site.url)
  pages = await crawlSite(site.url, (path) => /\.\w+$/.test(path) || isClosed(path))
  found = [...pages.values()].filter(isFound)
  written = [...pages.values()].filter(({ html }) => html !== '')
  // A process of its own, beside the other tests.
  if (javaProgram) nuFound = nuFindings(javaProgram, written)
}, 120_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const sorted = (addresses: Iterable<string>) => [...addresses].toSorted()

test('every link and every place on a page leads somewhere', () => {
  expect(pages.size).toBeGreaterThan(60)
  expect(brokenLinks(site.url, pages)).toEqual([])
})

test('the sitemap is what can be found by going from link to link', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(XMLValidator.validate(sitemap)).toBe(true)
  expect(sorted(sitemapAddresses(sitemap))).toEqual(sorted(found.map(({ address }) => address)))
})

test('a page that is found has a title and a description of its own, one heading, a language and a picture', () => {
  expect(doubled(found, 'title')).toEqual([])
  expect(doubled(found, 'description')).toEqual([])
  for (const { address, title, description, headings, lang, image } of found) {
    expect([headings, lang, title.length > 5, description.length > 20], address).toEqual([1, 'de', true, true])
    expect(image, address).toMatch(/^http:\/\/localhost:\d+\/vorschaubild\//)
  }
})

test('pages that are not found say so, or name the page that is', () => {
  for (const { address, status, robots, canonical } of pages.values())
    if (status === 200 && !found.some((page) => page.address === address))
      expect(robots.includes('noindex') || (canonical !== undefined && canonical !== address), address).toBe(true)
})

test('structured data has what Google requires and recommends, and leads nowhere by a relative address', () => {
  for (const { address, data } of found) expect(dataProblems(data), address).toEqual([])
  const types = new Set(found.flatMap(({ data }) => data.map((entry) => String(entry['@type']))))
  expect(sorted(types)).toEqual(sorted(Object.keys(googleRules)))
  const statement = found.find(({ address }) => address.endsWith(paths.barrierefreiheit()))
  expect(statement?.data.find((entry) => entry['@type'] === 'WebPage')).toHaveProperty('accessibilitySummary')
})

test('the way to a page is told on every page but the first', () => {
  for (const { address, data } of found)
    expect(
      data.some((entry) => entry['@type'] === 'BreadcrumbList'),
      address,
    ).toBe(new URL(address).pathname !== '/')
})

test('other forms that a head names are there', async () => {
  const forms = new Map(found.flatMap(({ alternates }) => alternates.map(({ href, type }) => [href, type] as const)))
  for (const [href, type] of forms) {
    const response = await fetch(site.url + href)
    expect([response.status, response.headers.get('content-type')?.split(';')[0]], href).toEqual([200, type])
  }
  expect(forms.size).toBeGreaterThan(found.length)
}, 120_000)

test('the picture of a shared link is where the head says, large enough and small to load', async () => {
  const images = [...new Set(found.map(({ image }) => image!))]
  expect(images.length).toBeGreaterThan(40)
  for (const image of images) {
    // Where it is led on, head and server do not agree about what is shown (shared/discovery/share-card.ts).
    const response = await fetch(image, { redirect: 'manual' })
    const png = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/png'])
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([socialSize.width, socialSize.height])
    expect(png.length, image).toBeLessThan(300 * 1024)
  }
}, 240_000)

test('no line ends within a rule of figures such as 3-2-1-1-0, whatever part of a page names it', () => {
  for (const { address, html } of written) {
    const texts = html
      .replaceAll(/<(script|style|title)\b.*?<\/\1>/gs, '')
      .matchAll(/>([^<]*(?<![\w-])\d-\d-\d[^<]*)</g)
    expect(
      [...texts].map(([, text]) => text),
      address,
    ).toEqual([])
  }
})

/** Around what a page is about: where somebody turns to who needs help (WCAG 3.2.6). */
function helpAround({ html }: CrawledPage): string[] {
  const around = html.replace(/<main.*<\/main>/s, '')
  return [...around.matchAll(/(?:href="(\/contact|\/faq|\/notfall|tel:[^"]*|mailto:[^"]*)"|(data-chat)=)/g)].map(
    ([, href, chat]) => href ?? chat!,
  )
}

test('help stands in the same order on every page', () => {
  const [first, ...others] = written.map((page) => ({ ...page, help: helpAround(page) }))
  expect(first!.help).toEqual(expect.arrayContaining(['/contact', '/faq']))
  for (const { address, help } of others) expect(help, address).toEqual(first!.help)
})

test('every page is HTML as the standard has it, and every section says what it is about', async () => {
  const findings = await Promise.all(written.map(htmlFindings))
  expect(findings.flat()).toEqual([])
  expect(written.flatMap(unnamedSections)).toEqual([])
}, 120_000)

test('the way from the home page to a page names no step twice', () => {
  const ways = written.flatMap(({ address, html }) => {
    const [way] = /<nav[^>]*aria-label="Brotkrumen".*?<\/nav>/s.exec(html) ?? []
    return way ? [{ address, steps: [...way.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!) }] : []
  })
  expect(ways.length).toBeGreaterThan(10)
  for (const { address, steps } of ways) expect(steps, address).toEqual([...new Set(steps)])
})

// Needs Java, which `npm test` installs where it may.
test.skipIf(!javaProgram)(
  'the checker of the W3C finds no error on any page',
  async () => {
    expect(await nuFound).toEqual([])
  },
  180_000,
)

test('every feed is one, by the rules of Atom and JSON Feed', async () => {
  const feeds = new Set(found.flatMap(({ alternates }) => alternates.map(({ href }) => href)).filter(isFeed))
  expect(feeds.size).toBeGreaterThan(4)
  for (const href of feeds) {
    const text = await (await fetch(site.url + href)).text()
    expect(feedProblems(text, site.url + href), href).toEqual([])
  }
})
