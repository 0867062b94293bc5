import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogPostsPerPage } from '#shared/blog/paging.ts'
import {
  brokenLinks,
  closedByRobots,
  crawlSite,
  doubled,
  isFound,
  readSitemap,
  type CrawledPage,
} from '../crawl-site.ts'
import { newSqlitePlace, openAt, type Place } from '../databases.ts'
import { feedProblems, isFeed } from '../feed-rules.ts'
import { insertPosts } from '../many-posts.ts'
import { startSite, type Site } from '../start-site.ts'
import { dataProblems } from '../structured-data-rules.ts'

// The built site with 2,000 further posts, each tenth in a category. Every list is gone through to its end; of the posts,
// which are all made by one route from one template, each fiftieth is opened and the others are known by the links that
// lead to them.

const posts = 2_000
const openedEvery = 50
const categories = ['it-sicherheit', '', '', '', '', '', '', '', '', '']
let place: Place
let site: Site
let pages: Map<string, CrawledPage>
let found: CrawledPage[]

const isPost = (path: string) => path.startsWith('/blog/')
const isLeftOut = (path: string) => isPost(path) && Number(/rosen-(\d+)$/.exec(path)?.[1] ?? 0) % openedEvery !== 0
const isList = ({ address }: CrawledPage) => new URL(address).pathname === '/blog'

beforeAll(async () => {
  place = await newSqlitePlace('seeded')
  const database = await openAt(place)
  await insertPosts(database, posts, categories)
  await database.close()
  // One visitor asks for hundreds of pages within seconds.
  site = await startSite({ ...place.environment, SCHAUFENSTER_RENDERS_PER_MINUTE: '100000' })
  const isClosed = await closedByRobots(site.url)
  pages = await crawlSite(site.url, (path) => /\.\w+$/.test(path) || isClosed(path) || isLeftOut(path))
  found = [...pages.values()].filter(isFound)
}, 240_000)
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await place[Symbol.asyncDispose]()
})

test('every link and every place on a page leads somewhere', () => {
  expect(found.filter(isList).length).toBeGreaterThan((1.1 * posts) / blogPostsPerPage)
  expect(brokenLinks(site.url, pages)).toEqual([])
})

test('the sitemap is what can be found by going from link to link', async () => {
  const named = await readSitemap(`${site.url}/sitemap.xml`)
  const linked = [...pages.values()]
    .flatMap(({ links }) => links)
    .map((link) => new URL(link, site.url))
    .filter(({ origin, pathname }) => origin === site.url && isPost(pathname))
    .map(({ href }) => href.split('#')[0]!)
  const reached = new Set([...found.map(({ address }) => address), ...linked])
  expect(named.length).toBeGreaterThan(posts)
  expect(named.filter((address) => !reached.has(address))).toEqual([])
  expect([...reached].filter((address) => !named.includes(address))).toEqual([])
})

test('every page has a title and a description of its own and one heading of the first level', () => {
  expect(doubled(found, 'title')).toEqual([])
  expect(doubled(found, 'description')).toEqual([])
  expect(found.filter(({ headings }) => headings !== 1).map(({ address }) => address)).toEqual([])
})

test('structured data and feeds are as valid as with few posts', async () => {
  for (const { address, data } of found) expect(dataProblems(data), address).toEqual([])
  const feeds = new Set(found.flatMap(({ alternates }) => alternates.map(({ href }) => href)).filter(isFeed))
  expect([...feeds]).toContain('/feed/blog.xml')
  for (const href of feeds) {
    const feed = await (await fetch(site.url + href)).text()
    expect(feedProblems(feed, site.url + href), href).toEqual([])
    if (href === '/feed/blog.xml') expect(feed.split('<entry>'), 'the newest of all').toHaveLength(1 + 15)
  }
})

test('pages of a list name the one before and the one after, without a gap from the first to the last', () => {
  const lists = new Map(found.filter(isList).map((page) => [page.address, page]))
  const linkOf = (page: CrawledPage, rel: string) => {
    const href = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page.html)?.[1]?.replaceAll('&amp;', '&')
    return href === undefined ? undefined : new URL(href, site.url).href
  }
  const starts = [...lists.values()].filter((page) => linkOf(page, 'prev') === undefined)
  expect(starts.length).toBeGreaterThan(2)
  let seen = 0
  for (const start of starts)
    for (let page: CrawledPage | undefined = start, before: string | undefined; page;) {
      seen++
      expect(linkOf(page, 'prev'), page.address).toBe(before)
      const next = linkOf(page, 'next')
      before = page.address
      page = next === undefined ? undefined : lists.get(next)
      if (next !== undefined) expect(page, next).toBeDefined()
    }
  expect(seen).toBe(lists.size)
})

test('what is not to be found is closed or little, however many posts there are', () => {
  const notFound = [...pages.values()].filter((page) => !isFound(page))
  expect(notFound.length).toBeLessThan(40)
  for (const { address, status, robots, canonical } of notFound)
    if (status === 200) expect(robots.includes('noindex') || canonical !== address, address).toBe(true)
})
