import { expect, test, vi } from 'vitest'
import { addressHeader } from '#server/http/address-of.ts'
import { createLog } from '#server/base/log.ts'
import { onBothEngines } from '../databases.ts'
import { apiToken, renderServices, startApp } from '../start-app.ts'
import { toPage } from '#server/pages/page.ts'
import type { TestRender } from '../as-render.ts'

const newService = {
  id: 'neu',
  values: { title: 'Ganz neu', summary: 'Ein Satz', display: 'row', motif: 'web', description: '<p>Text</p>' },
}
const token = { authorization: `Bearer ${apiToken}` }
const counting = () => vi.fn<TestRender>(renderServices)

onBothEngines((_engine, newPlace) => {
  test('a page is rendered once and a published change is in the very next one', async () => {
    const render = counting()
    await using app = await startApp({ newPlace, render })
    expect(await (await app.get('/')).text()).toContain('<li>Webentwicklung</li>')
    await app.get('/')
    expect(render).toHaveBeenCalledTimes(1)
    await app.send('POST', '/api/content/services', newService)
    expect(await (await app.get('/')).text()).toContain('<li>Ganz neu</li>')
    expect(render).toHaveBeenCalledTimes(2)
  })

  test('a change written by another node reaches this one without a request', async () => {
    await using app = await startApp({ newPlace })
    await app.get('/')
    const dropped = Promise.withResolvers<void>()
    app.backend.feed.subscribe(() => dropped.resolve())
    await app.database.query
      .insertInto('changes')
      .values({ collection: 'services', document_id: 'x', version: 1, audience: 'public', at: 'x' })
      .execute()
    await dropped.promise
    expect(app.memory.size.entries).toBe(0)
  })
})

test('work on a draft leaves cached pages alone', async () => {
  const render = counting()
  await using app = await startApp({ render })
  await app.get('/')
  await app.send('POST', '/api/content/services', { ...newService, draft: true })
  await app.get('/')
  expect(render).toHaveBeenCalledTimes(1)
})

test('many who ask at once cause one render', async () => {
  const render = counting()
  await using app = await startApp({ render })
  await Promise.all(Array.from({ length: 50 }, () => app.get('/')))
  expect(render).toHaveBeenCalledTimes(1)
})

test('whoever asks after a change never gets a render that began before it', async () => {
  const started = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let renders = 0
  const render: TestRender = async (...input) => {
    const response = await renderServices(...input)
    if (++renders === 1) {
      started.resolve()
      await held.promise
    }
    return response
  }
  await using app = await startApp({ render })
  const before = app.get('/')
  await started.promise
  await app.send('POST', '/api/content/services', newService)
  expect(await (await app.get('/')).text()).toContain('Ganz neu')
  held.resolve()
  expect(await (await before).text()).not.toContain('Ganz neu')
  expect(await (await app.get('/')).text()).toContain('Ganz neu')
})

test('campaign parameters neither reach the page nor multiply the cache', async () => {
  const render = counting()
  await using app = await startApp({ render })
  for (const query of ['', '?utm_source=a', '?utm_source=b&fbclid=1']) await app.get(`/${query}`)
  expect(render).toHaveBeenCalledTimes(1)
  await app.get('/blog?seite=2&utm_source=a')
  expect(render.mock.calls.at(-1)![0].url).toBe('http://localhost:3000/blog?seite=2')
})

test('nothing personal reaches a cached page, and personal pages are never cached', async () => {
  const render = counting()
  await using app = await startApp({ render })
  await app.get('/', { cookie: 'session=1', authorization: 'Bearer x' })
  expect([...render.mock.calls[0]![0].headers.keys()]).toEqual([])
  for (const path of ['/admin', '/admin/blog', '/login', '/login.data', '/admin.data']) {
    render.mockClear()
    await app.get(path, { cookie: 'session=1' })
    const response = await app.get(path, { cookie: 'session=1' })
    expect(render, path).toHaveBeenCalledTimes(2)
    expect(render.mock.calls[0]![0].headers.get('cookie')).toBe('session=1')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('a page with a fallback is sent, marked no-store, logged and not cached', async () => {
  const lines: string[] = []
  await using app = await startApp({ log: createLog('warn', (line) => lines.push(line)) })
  await app.database.query.schema.alterTable('documents').renameTo('documents_away').execute()
  const response = await app.get('/')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const html = await response.text()
  expect(html).toContain('<li>Webentwicklung</li>')
  expect(html).toContain('Kundenstimmen fehlen')
  expect(lines.join('')).toContain('services unreadable, showing defaults (spec §8)')
  expect(lines.join('')).toContain('testimonials unreadable')

  await app.database.query.schema
    .alterTable('documents_away' as never)
    .renameTo('documents')
    .execute()
  const healed = await app.get('/')
  expect(healed.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(await healed.text()).not.toContain('Kundenstimmen fehlen')
})

test('cached pages stay up while the database is away', async () => {
  await using app = await startApp()
  await app.get('/')
  await app.database.query.schema.dropTable('documents').execute()
  expect((await app.get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test('a page that cannot be rendered is the plain German error page with 503', async () => {
  await using app = await startApp({
    render: async () => {
      throw new Error('broken')
    },
  })
  const response = await app.get('/')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const html = await response.text()
  expect(html).toContain('Fehler beim Laden der Anwendung')
  expect(html).toContain('Bitte laden Sie die Seite neu oder kontaktieren Sie den Support')
  expect(html).toContain('<button>Seite neu laden</button>')
})

/** Stands in for the pages: 404 where an address says that it leads nowhere. */
const missing: TestRender = async ({ url }) =>
  new Response(`<p>${new URL(url).pathname}</p>`, {
    status: url.includes('-') ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  })

test('a missing page is rendered once for all addresses of its kind, and again after a change', async () => {
  const render = vi.fn<TestRender>(missing)
  await using app = await startApp({ render })
  for (const path of ['/nix', '/gar/nichts', '/blog/nix', '/blog/nix-2', '/portfolio/nix', '/impressum/fassungen/9']) {
    const response = await app.get(path)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([404, 'no-store'])
    expect(await response.text()).not.toMatch(/nix|nichts/)
  }
  expect(render.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual([
    '/-',
    '/blog/-',
    '/portfolio/-',
    '/impressum/fassungen/-',
  ])
  const post = { title: 'Neu', teaser: 'x', content: '<p>x</p>', date: '2026-01-01', motif: 'growth' }
  expect((await app.send('POST', '/api/content/blogPosts', { id: 'nix', values: post })).status).toBe(201)
  expect((await app.get('/blog/nix')).status).toBe(200)
  expect((await app.get('/nix')).status).toBe(404)
  expect(render).toHaveBeenCalledTimes(6)
})

test('an address with an ending gets the page that says so from a browser, and plain JSON otherwise', async () => {
  await using app = await startApp({ render: missing })
  const asked = await app.get('/kontakt.html', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect([asked.status, await asked.text()]).toEqual([404, '<p>/-</p>'])
  for (const [path, accept] of [
    ['/kontakt.html', '*/*'],
    ['/alt.png', 'image/avif,image/*'],
    ['/api/x.html', 'text/html'],
  ]) {
    const response = await app.get(path!, { accept: accept! })
    expect([response.status, response.headers.get('content-type')], path).toEqual([404, 'application/json'])
  }
})

test('parameters count only on the page that knows them, and only values that mean something', async () => {
  const render = counting()
  await using app = await startApp({ render })
  for (const path of [
    '/about',
    '/about?thema=x1',
    '/about?seite=2',
    '/about?constructor=1&__proto__=2',
    '/about?_routes=root',
    '/training?format=x1&stufe=x2',
    '/training?format=x3&stufe=x4',
    '/training?format=vor-ort&format=online',
    '/training?format=vor-ort',
    '/portfolio?leistung=x1',
    '/portfolio?leistung=x2',
    '/blog?kategorie=x1',
    '/blog?kategorie=<x>',
    '/blog?seite=98',
    '/blog?seite=99999',
    '/blog?seite=2',
    '/contact?formular=x1',
    '/contact?formular=x2',
  ])
    expect((await app.get(path)).status, path).toBe(200)
  expect(render.mock.calls.map(([{ url }]) => url.replace('http://localhost:3000', ''))).toEqual([
    '/about',
    '/training?format=-&stufe=-',
    '/training?format=vor-ort',
    '/portfolio?leistung=-',
    '/blog?kategorie=-',
    '/blog?seite=-',
    '/blog?seite=2',
    '/contact',
  ])
})

test('who asks for very many pages that are not in memory waits, everybody else is served', async () => {
  const now = () => new Date('2026-11-15T10:00:00Z')
  await using app = await startApp({ environment: { SCHAUFENSTER_RENDERS_PER_MINUTE: '60' }, now })
  const ask = (path: string, address: string) => app.get(path, { [addressHeader]: address })
  await ask('/faq', '10.0.0.1')
  const statuses = new Set<number>()
  let refused: Response | undefined
  for (let count = 0; count < 30; count++) {
    const response = await ask(`/suche?suche=wort${count}`, '10.0.0.1')
    statuses.add(response.status)
    if (response.status === 429) refused = response
  }
  expect(statuses).toEqual(new Set([200, 429]))
  expect(refused!.headers.get('retry-after')).toBe('1')
  expect(await refused!.text()).toContain('Bitte warten Sie einen Moment')
  expect((await ask('/faq', '10.0.0.1')).status).toBe(200)
  expect((await ask('/suche?suche=wort', '10.0.0.2')).status).toBe(200)
  expect((await app.get('/suche?suche=wort', { ...token, [addressHeader]: '10.0.0.1' })).status).toBe(200)
})

test('when too many pages are being rendered, more are refused at once, and pages in memory are not', async () => {
  const held = Promise.withResolvers<void>()
  await using app = await startApp({
    render: async (request, context) => {
      if (request.url.includes('suche=')) await held.promise
      return renderServices(request, context)
    },
  })
  await app.get('/')
  const waiting = Array.from({ length: 80 }, (_, number) => app.get(`/suche?suche=wort${number}`))
  const refused = await Promise.race(waiting)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.text()).toContain('Fehler beim Laden der Anwendung')
  expect((await app.get('/')).status).toBe(200)
  held.resolve()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(62)
})

test('a page that takes nothing refuses what is sent to it without rendering', async () => {
  const render = counting()
  await using app = await startApp({ render })
  for (const path of ['/faq', '/nix']) {
    const response = await app.send('POST', path, {})
    expect([response.status, response.headers.get('allow')], path).toEqual([405, 'GET, HEAD'])
  }
  expect(render).not.toHaveBeenCalled()
})

test('the content policy allows what the application wrote itself, not what stands in the content', async () => {
  const text = `<script>alert(1)</script><script>alert(2)</script>`
  await using app = await startApp({
    render: async () => {
      const page = await toPage(new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
      return { ...page, inline: { scripts: ['alert(1)'], styles: ['h1{color:teal}'] } }
    },
  })
  const response = await app.get('/')
  const policy = response.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';")
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/)
  expect(policy).not.toContain('unsafe')
  expect(await response.text()).toBe(text)
})

test('a page comes compressed as the browser wishes, each form with its own ETag', async () => {
  const long = `<p>${'Lange Seite. '.repeat(200)}</p>`
  await using app = await startApp({
    render: async () => new Response(long, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  const forms = await Promise.all(
    ['br, gzip', 'gzip', '', 'br;q=0, gzip'].map((accept) => app.get('/', accept ? { 'accept-encoding': accept } : {})),
  )
  expect(forms.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip'])
  expect(new Set(forms.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(forms.map(({ headers }) => headers.get('vary'))).toEqual(Array(4).fill('accept, accept-encoding'))
  const again = await app.get('/', {
    'accept-encoding': 'br',
    'if-none-match': `"x", W/${forms[0]!.headers.get('etag')}`,
  })
  expect(again.status).toBe(304)
  const other = await app.get('/', { 'accept-encoding': 'gzip', 'if-none-match': forms[0]!.headers.get('etag')! })
  expect(other.status).toBe(200)
})

test('an address in capitals leads to the page in small letters, where there is one', async () => {
  await using app = await startApp()
  const target = async (path: string) => {
    const { status, headers } = await app.get(path)
    return [status, headers.get('location')]
  }
  expect(await target('/blog/Passkeys-im-Unternehmen?utm=x')).toEqual([308, '/blog/passkeys-im-unternehmen'])
  expect(await target('/Leistungen/CLOUD/')).toEqual([308, '/leistungen/cloud'])
  expect(await target('/blog/passkeys-im-unternehmen')).toEqual([200, null])
  for (const path of ['/blog/Erfunden', '/%5CEvil.example', '/blog/%C3%84']) expect((await target(path))[1]).toBeNull()
})

test('an address with extra slashes leads to the plain one on this very site', async () => {
  await using app = await startApp()
  for (const [from, to] of [
    ['/Admin', '/admin'],
    ['/%61dmin/x', '/admin/x'],
    ['/BLOG/Post', '/blog/Post'],
    ['/blog/', '/blog'],
    ['/blog//x/?seite=2', '/blog/x?seite=2'],
    ['//evil.example/', '/evil.example'],
  ]) {
    const response = await app.fetch(new Request(`http://localhost:3000${from}`))
    expect([response.status, response.headers.get('location')], from).toEqual([308, to])
  }
})

test('an answer without a body stays without one', async () => {
  await using app = await startApp({ render: async () => new Response(null, { status: 204 }) })
  expect((await app.get('/__manifest')).status).toBe(204)
})

test('a page that sets a cookie or its own caching is not shared', async () => {
  const own: Record<string, string>[] = [{ 'set-cookie': 'a=b' }, { 'cache-control': 'private' }]
  for (const headers of own) {
    const render = vi.fn<TestRender>(
      async () => new Response('<p>x</p>', { headers: { 'content-type': 'text/html', ...headers } }),
    )
    await using app = await startApp({ render })
    await app.get('/')
    await app.get('/')
    expect(render).toHaveBeenCalledTimes(2)
  }
})

test('searches and steps of a form are answered but not kept', async () => {
  await using app = await startApp()
  for (const path of ['/blog?suche=passkey', '/faq?suche=passkey', '/suche?suche=passkey', '/contact?formular=1'])
    await app.get(path)
  expect(app.memory.size.entries).toBe(0)
  await app.get('/faq?suche=%20')
  expect(app.memory.size.entries).toBe(1)
})

test('when reading the change feed fails after a write, everything cached is dropped', async () => {
  await using app = await startApp()
  await app.get('/')
  const { catchUp } = app.backend.feed
  await app.database.query.schema.alterTable('changes').renameTo('changes_away').execute()
  await catchUp()
  expect(app.memory.size.entries).toBe(0)
})

test('with an https address browsers are told to stay on it', async () => {
  await using plain = await startApp()
  await using secure = await startApp({ environment: { PUBLIC_URL: 'https://www.musterwerk.example' } })
  expect((await plain.get('/')).headers.get('strict-transport-security')).toBeNull()
  expect((await secure.get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  await using whole = await startApp({
    environment: { PUBLIC_URL: 'https://musterwerk.example', SCHAUFENSTER_HSTS_SUBDOMAINS: 'true' },
  })
  expect((await whole.get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('a new day in Germany renews every page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: new Date('2026-12-31T22:59:00Z') })
  try {
    const render = counting()
    await using app = await startApp({ render })
    await app.get('/')
    vi.advanceTimersByTime(90_000)
    await app.get('/')
    expect(render).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('files that do not exist and unknown methods are refused without rendering anything', async () => {
  const render = counting()
  await using app = await startApp({ render })
  for (const path of ['/wp-login.php', '/assets/old-12345678.js', '/browserconfig.xml'])
    expect((await app.get(path)).status).toBe(404)
  const put = await app.send('PUT', '/blog')
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(render).not.toHaveBeenCalled()
})
