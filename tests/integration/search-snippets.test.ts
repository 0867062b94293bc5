import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { sitemapAddresses } from '../crawl-site.ts'
import { startSite, type Site } from '../start-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-snippets-'))
let site: Site
beforeAll(async () => {
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(new URL(path, site.url))
const read = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

test('every public page has a title and a description that search engines show whole', async () => {
  const addresses = sitemapAddresses(await (await get('/sitemap.xml')).text()).map(
    (address) => new URL(address).pathname,
  )
  const portfolio = await (await get('/portfolio')).text()
  const filters = [...portfolio.matchAll(/href="(\/portfolio\?leistung=[^"]+)"/g)].map(([, href]) => href!)
  expect(filters.length).toBeGreaterThan(1)
  const wrong: string[] = []
  const descriptions = new Map<string, string>()
  for (const path of [...addresses, ...filters]) {
    const html = await (await get(path)).text()
    const title = read(html, /<title>([^<]*)/)
    const description = read(html, /<meta name="description" content="([^"]*)/)
    if (title.length === 0 || title.length > 60) wrong.push(`${path}: title of ${title.length}: ${title}`)
    if (description.length === 0 || description.length > 160)
      wrong.push(`${path}: description of ${description.length}: ${description}`)
    if (path.startsWith('/portfolio')) {
      if (descriptions.has(description)) wrong.push(`${path}: described like ${descriptions.get(description)}`)
      descriptions.set(description, path)
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  '/training?format=zzz',
  '/training?stufe=zzz',
  '/training?format=vor-ort&stufe=zzz',
  '/portfolio?leistung=zzz',
  '/blog?kategorie=zzz',
  '/suche?art=zzz',
  '/suche?suche=cloud&art=toString',
])('%s is a page that does not exist', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('filters that are on offer, or empty, have a page', async () => {
  for (const path of [
    '/training?format=vor-ort',
    '/training?format=&stufe=',
    '/portfolio?leistung=it-sicherheit',
    '/suche?art=post',
    '/suche?art=',
  ])
    expect((await get(path)).status, path).toBe(200)
})
