import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlSite, type CrawledPage } from '../crawl-site.ts'
import { startSite, type Site } from '../start-site.ts'
import { googleRules, missingIn, relativeAddresses } from '../structured-data-rules.ts'

// The built site with what it comes with, as search engines go through it.

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-crawl-'))
let site: Site
let pages: Map<string, CrawledPage>
let found: CrawledPage[]

beforeAll(async () => {
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder })
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path]) => new RegExp(`^${path!.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`),
  )
  pages = await crawlSite(site.url, (path) => /\.\w+$/.test(path) || closed.some((rule) => rule.test(path)))
  found = [...pages.values()].filter(({ address, status, robots: words, canonical }) => {
    return status === 200 && !words.includes('noindex') && canonical === address
  })
}, 120_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const sorted = (addresses: Iterable<string>) => [...addresses].toSorted()

test('every link and every place on a page leads somewhere', () => {
  expect(pages.size).toBeGreaterThan(60)
  const broken: string[] = []
  for (const [path, { status, links, location }] of pages) {
    if (status >= 400) broken.push(`${path} answers ${status}`)
    if (location && pages.get(location)?.location) broken.push(`${path} is led on twice`)
    for (const link of links) {
      const url = new URL(link, site.url + path)
      const target = url.origin === site.url ? pages.get(url.pathname + url.search) : undefined
      const shown = target?.location ? pages.get(target.location) : target
      const place = decodeURIComponent(url.hash.slice(1))
      if (shown && place && !shown.ids.has(place)) broken.push(`${path}: ${link} has no such place`)
    }
  }
  expect(broken).toEqual([])
})

test('the sitemap is what can be found by going from link to link', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(XMLValidator.validate(sitemap)).toBe(true)
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))
  expect(sorted(named)).toEqual(sorted(found.map(({ address }) => address)))
})

test('a page that is found has a title and a description of its own, one heading, a language and a picture', () => {
  const doubled = (name: 'title' | 'description') => {
    const values = found.map((page) => page[name])
    return found.filter((page) => values.filter((value) => value === page[name]).length > 1).map((page) => page.address)
  }
  expect(doubled('title')).toEqual([])
  expect(doubled('description')).toEqual([])
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
  const types = new Set<string>()
  for (const { address, data } of found)
    for (const entry of data) {
      const type = String(entry['@type'])
      const rules = googleRules[type]
      expect(rules, `${address} has ${type}`).toBeDefined()
      types.add(type)
      expect(missingIn(entry, [...rules!.required, ...rules!.recommended]), `${type} of ${address}`).toEqual([])
      expect(relativeAddresses(entry), `${type} of ${address}`).toEqual([])
    }
  expect(sorted(types)).toEqual(sorted(Object.keys(googleRules)))
})

test('the way to a page is told on every page but the first', () => {
  for (const { address, data } of found)
    expect(
      data.some((entry) => entry['@type'] === 'BreadcrumbList'),
      address,
    ).toBe(new URL(address).pathname !== '/')
})

test('other forms that a head names are there, and the picture of a shared link is not led on', async () => {
  const forms = new Map(found.flatMap(({ alternates }) => alternates.map(({ href, type }) => [href, type] as const)))
  for (const [href, type] of forms) {
    const response = await fetch(site.url + href)
    expect([response.status, response.headers.get('content-type')?.split(';')[0]], href).toEqual([200, type])
  }
  expect(forms.size).toBeGreaterThan(found.length)
  // Where it is led on, head and server do not agree about what is shown (shared/discovery/share-card.ts).
  for (const { image } of found)
    expect((await fetch(image!, { method: 'HEAD', redirect: 'manual' })).status, image).toBe(200)
}, 120_000)
