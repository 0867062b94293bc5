import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { attributeOf, elementsIn, parseHtml } from '#shared/html/parse-html.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

// Files that the site writes about itself for programs, over its real handler.

const origin = 'http://localhost:3000'
const read = async (app: App, path: string) => (await app.get(path)).text()
type App = Awaited<ReturnType<typeof startApp>>

async function change(app: App, name: string, id: string, values: object) {
  const { version } = (await app.backend.store.working(name, id))!
  const response = await app.send('PATCH', `/api/content/${name}/${id}`, { version, values })
  expect(response.status, await response.text()).toBe(200)
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!)

onBothEngines((_engine, newPlace) => {
  test('the sitemap follows what is published and switched off on the next request', async () => {
    await using app = await startApp({ newPlace })
    const first = await app.get('/sitemap.xml')
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const before = addressesIn(await first.text())
    expect(before).toContain(`${origin}/blog/passkeys-im-unternehmen`)
    expect(before).toContain(`${origin}/notfall`)
    expect(before).not.toContain(`${origin}/offline`)
    expect(new Set(before).size).toBe(before.length)
    const again = await app.get('/sitemap.xml', { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)

    await change(app, 'pages', 'blog', { off: true })
    const after = addressesIn(await read(app, '/sitemap.xml'))
    expect(after.filter((address) => address.startsWith(`${origin}/blog`))).toEqual([])
    expect((await app.get('/feed/blog.xml')).status).toBe(404)
  })
})

test('a draft changes nothing in sitemap and feeds, and what is published does', async () => {
  await using app = await startApp({ now: () => new Date('2026-11-16T08:00:00.000Z') })
  const before = [await read(app, '/sitemap.xml'), await read(app, '/feed/jobs.json')]
  const { version } = (await app.backend.store.working('jobs', 'webentwicklung-typescript'))!
  const values = { title: 'Noch geheim' }
  await app.send('PATCH', '/api/content/jobs/webentwicklung-typescript', { version, values, draft: true })
  expect([await read(app, '/sitemap.xml'), await read(app, '/feed/jobs.json')]).toEqual(before)
  await change(app, 'jobs', 'webentwicklung-typescript', { title: 'Jetzt öffentlich' })
  expect(await read(app, '/feed/jobs.json')).toContain('Jetzt öffentlich')
})

test('robots.txt says what is closed, and what the owner chose and added', async () => {
  await using app = await startApp()
  const first = await read(app, '/robots.txt')
  expect(first).toContain('User-agent: *\nDisallow: /admin\n')
  expect(first).toContain('Disallow: /*?*suche=\n')
  expect(first).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  expect(first).not.toContain('GPTBot')
  await change(app, 'discovery', 'discovery', { aiCrawlers: 'search', robotsLines: 'User-agent: Alt\nDisallow: /' })
  const second = await read(app, '/robots.txt')
  expect(second).toContain('User-agent: GPTBot\n')
  expect(second).not.toContain('OAI-SearchBot')
  expect(second).toContain('\n\nUser-agent: Alt\nDisallow: /\n\n')
  await change(app, 'discovery', 'discovery', { aiCrawlers: 'none' })
  expect(await read(app, '/robots.txt')).toContain('User-agent: OAI-SearchBot\n')
  expect((await app.get('/llms.txt')).status).toBe(404)
})

test('feeds carry whole texts with absolute addresses, for the blog, a category and jobs', async () => {
  await using app = await startApp({ environment: { PUBLIC_URL: 'https://musterwerk.example' } })
  type JsonFeed = { version: string; feed_url: string; items: { id: string; url: string; content_html: string }[] }
  for (const name of ['blog', 'blog/it-sicherheit', 'jobs']) {
    const feed = (await (await app.get(`/feed/${name}.json`)).json()) as JsonFeed
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    expect(feed.feed_url).toBe(`https://musterwerk.example/feed/${name}.json`)
    expect(feed.items.length, name).toBeGreaterThan(0)
    for (const { url, content_html } of feed.items) {
      expect(url).toMatch(/^https:\/\/musterwerk\.example\/(blog|career)\/\w/)
      expect(content_html.length).toBeGreaterThan(500)
      for (const element of elementsIn(parseHtml(content_html)))
        for (const name of ['href', 'src'])
          expect(attributeOf(element, name) ?? 'https://').toMatch(/^(https?|mailto|tel):/)
    }
    const atom = await app.get(`/feed/${name}.xml`)
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const text = await atom.text()
    expect(XMLValidator.validate(text)).toBe(true)
    const { entry } = (new XMLParser().parse(text) as { feed: { entry: object[] } }).feed
    expect(entry).toHaveLength(feed.items.length)
    for (const item of entry)
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining(['id', 'title', 'link', 'published', 'updated', 'author', 'summary', 'content']),
      )
  }
  for (const path of ['/feed/blog/erfunden.xml', '/feed/blog/it-sicherheit.rss', '/feed/erfunden.xml'])
    expect((await app.get(path)).status, path).toBe(404)
})

test('a video in a post is a link in the feed, and a place on the page leads to the page', async () => {
  await using app = await startApp()
  const content =
    '<p><a href="#contact">Kontakt</a> <a href="#ende">Ende</a></p><figure data-embed="https://video.example/1" data-kind="video"></figure>'
  await change(app, 'blogPosts', 'passkeys-im-unternehmen', { content })
  const feed = await read(app, '/feed/blog.json')
  expect(feed).toContain(`href=\\"${origin}/contact\\"`)
  expect(feed).toContain(`href=\\"${origin}/blog/passkeys-im-unternehmen#ende\\"`)
  expect(feed).toContain('<a href=\\"https://video.example/1\\">')
})

test('the company can be kept in an address book and told about weaknesses', async () => {
  await using app = await startApp({ now: () => new Date('2026-11-16T08:00:00.000Z') })
  const card = await read(app, '/contact.vcf')
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)
  expect(card).toContain('FN:Musterwerk IT GmbH\r\n')
  expect(card).toContain('ADR;TYPE=work:;;Weberstraße 12;Erfurt;')
  const security = await read(app, '/.well-known/security.txt')
  expect(security).toContain('Contact: mailto:kontakt@musterwerk-it.example\n')
  expect(security).toContain('Expires: 2027-05-15T08:00:00Z\n')
  await change(app, 'discovery', 'discovery', { securityContact: 'https://musterwerk.example/sicherheit' })
  expect(await read(app, '/.well-known/security.txt')).toContain('Contact: https://musterwerk.example/sicherheit\n')
})

test('llms.txt leads to the Markdown form of every page', async () => {
  await using app = await startApp()
  const text = await read(app, '/llms.txt')
  expect(text).toMatch(/^# Musterwerk IT\n\n> IT-Exzellenz aus Erfurt\n/)
  expect(text).toContain(`(${origin}/index.md)`)
  expect(text).toContain(`(${origin}/blog/passkeys-im-unternehmen.md)`)
})

/** Stands in for the React pages; what matters is that it reads content and has a main part. */
const renderMain: TestRender = async (request, context) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/leistungen/cloud') return new Response(null, { status: 301, headers: { location: '/faq' } })
  if (pathname.includes('-')) return new Response('<main>Nichts</main>', { status: 404, headers: html })
  const [service] = await context.get(backend).content.list('services')
  const body = `<title>Titel</title><main><h1>${service!.title}</h1><p>Mehr im <a href="/blog">Blog</a></p></main>`
  return new Response(body, { headers: html })
}
const html = { 'content-type': 'text/html; charset=utf-8' }

test('every page is there as Markdown, by its address and for who asks for that', async () => {
  await using app = await startApp({ render: renderMain })
  const byAddress = await app.get('/faq.md')
  expect(byAddress.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(byAddress.headers.get('link')).toBe(`<${origin}/faq>; rel="canonical"`)
  const text = await byAddress.text()
  expect(text).toBe(
    `---\ntitle: "Titel"\nurl: "${origin}/faq"\nlang: "de"\n---\n\n# Webentwicklung\n\nMehr im [Blog](${origin}/blog)\n`,
  )
  await app.get('/faq')
  expect(await (await app.get('/faq', { accept: 'text/markdown' })).text()).toBe(text)
  expect(await (await app.get('/faq', { accept: 'text/html, text/markdown;q=0.5' })).text()).toContain('<main>')
  expect(await (await app.get('/faq')).text()).toContain('<main>')
  expect((await app.get('/index.md')).status).toBe(200)
  const moved = await app.get('/leistungen/cloud.md')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/faq.md'])
  for (const path of ['/gibt-es-nicht.md', '/admin.md', '/api/x.md'])
    expect((await app.get(path)).status, path).toBe(404)

  await change(app, 'services', 'webentwicklung', { title: 'Weberei' })
  expect(await read(app, '/faq.md')).toContain('# Weberei\n')
})
