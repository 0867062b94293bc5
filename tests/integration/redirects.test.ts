import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { addressMessages, redirectMessages } from '#shared/messages/redirects.ts'
import { exported, sendArchive } from '../archives.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

type App = Awaited<ReturnType<typeof startApp>>

/** A page of the blog names its post; whatever else is asked for is not there. */
const render: TestRender = async (request, context) => {
  const { content } = context.get(backend)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const [, address] = /^\/blog\/(.+)$/.exec(new URL(request.url).pathname) ?? []
  const id = address && (await content.idAt('blogPosts', address))
  const post = id && (await content.get('blogPosts', id))
  return post
    ? new Response(`<h1>${post.title}</h1><a href="/blog/${post.address}">`, { headers })
    : new Response('nichts', { status: 404, headers })
}
const by = 'test'
const html = { accept: 'text/html' }
const old = '/blog/nis2-dokumentation'

const start = (newPlace: Parameters<typeof startApp>[0]) => startApp({ render, ...newPlace })
async function move(app: App, address: string, id = 'nis2-dokumentation') {
  return app.backend.store.update('blogPosts', id, { by, values: { address } })
}
async function leads(app: App, path: string): Promise<string> {
  const response = await app.get(path, html)
  return response.status === 301 ? (response.headers.get('location') ?? '') : String(response.status)
}
const refusal = async (response: Response) =>
  ((await response.json()) as { error: { fields: { path: string; message: string }[] } }).error.fields[0]

onBothEngines((_engine, newPlace) => {
  test('whoever asks for the old address of a post is led to the new one, with their question', async () => {
    await using app = await start({ newPlace })
    expect(await leads(app, old)).toBe('200')
    await move(app, 'nis-2')
    expect(await (await app.get('/blog/nis-2')).text()).toContain('href="/blog/nis-2"')
    expect(await leads(app, `${old}?utm=brief&a=%C3%BC`)).toBe('/blog/nis-2?utm=brief&a=%C3%BC')
    expect(await leads(app, `${old}/`)).toBe('/blog/nis-2')
    expect((await app.get(old)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const lines = await app.database.query.selectFrom('audit_log').select(['by', 'action', 'subject']).execute()
    expect(lines).toContainEqual({ by, action: 'redirect.follow', subject: `${old} → /blog/nis-2` })
  })

  test('nobody is led twice or in a circle, however often an address changes', async () => {
    await using app = await start({ newPlace })
    await move(app, 'zwei')
    await move(app, 'drei')
    expect([await leads(app, old), await leads(app, '/blog/zwei')]).toEqual(['/blog/drei', '/blog/drei'])
    await move(app, 'nis2-dokumentation')
    expect([await leads(app, old), await leads(app, '/blog/zwei'), await leads(app, '/blog/drei')]).toEqual([
      '200',
      old,
      old,
    ])
    // Another post may take an address that became free; its page stands over the way.
    await app.backend.store.update('blogPosts', 'epa-fuer-alle', { by, values: { address: 'zwei' } })
    expect([await leads(app, '/blog/zwei'), await leads(app, '/blog/epa-fuer-alle')]).toEqual(['200', '/blog/zwei'])
  })

  test('an address changes with the publication of the draft that holds it, also after a pause', async () => {
    await using app = await start({ newPlace })
    const { store } = app.backend
    await store.saveDraft('blogPosts', 'nis2-dokumentation', { by, values: { address: 'nis-2' } })
    expect([await leads(app, old), await leads(app, '/blog/nis-2')]).toEqual(['200', '404'])
    const preview = await app.send('GET', `${old}?vorschau=blogPosts:nis2-dokumentation`)
    expect(await preview.text()).toContain('href="/blog/nis-2"')
    await store.unpublish('blogPosts', 'nis2-dokumentation', { by })
    expect(await leads(app, old)).toBe('404')
    await store.publish('blogPosts', 'nis2-dokumentation', { by })
    expect([await leads(app, old), await leads(app, '/blog/nis-2')]).toEqual(['/blog/nis-2', '200'])
    await store.saveDraft('blogPosts', 'nis2-dokumentation', { by, values: { address: 'anders' } })
    await store.publish('blogPosts', 'nis2-dokumentation', { by })
    await store.undoPublish('blogPosts', 'nis2-dokumentation', { by })
    expect([await leads(app, '/blog/anders'), await leads(app, '/blog/nis-2')]).toEqual(['/blog/nis-2', '200'])
  })

  test('two posts never have the same address, and whoever tries reads which one has it', async () => {
    await using app = await start({ newPlace })
    const { store } = app.backend
    const taken = { code: 'invalid-fields', details: { fields: [{ path: 'address' }] } }
    await expect(move(app, 'epa-fuer-alle')).rejects.toMatchObject(taken)
    await expect(move(app, 'Über uns')).rejects.toMatchObject(taken)
    const { version } = await store.saveDraft('blogPosts', 'nis2-dokumentation', {
      by,
      values: { address: 'epa-fuer-alle' },
    })
    const refused = await app.send('POST', '/api/content/blogPosts/nis2-dokumentation/publish', {
      version,
      reason: 'x',
    })
    expect((await refusal(refused))?.message).toMatch(addressMessages.taken('').slice(0, 25))
    // A copy and a new post of the same title get one of their own.
    await move(app, 'frei')
    const values = { title: 'Frei', teaser: 'T', content: '<p>T</p>', motif: 'web' }
    expect((await store.create('blogPosts', { values }, { by })).item).toMatchObject({ id: 'frei', address: 'frei-2' })
  })

  test('what comes back from the trash does not take an address that another one has by now', async () => {
    await using app = await start({ newPlace })
    const { store, trash } = app.backend
    await store.delete('blogPosts', 'epa-fuer-alle', { by })
    await move(app, 'epa-fuer-alle')
    await expect(trash.restore({ collection: 'blogPosts', id: 'epa-fuer-alle' }, { by })).rejects.toMatchObject({
      code: 'invalid-fields',
    })
    await move(app, 'nis-2')
    await trash.restore({ collection: 'blogPosts', id: 'epa-fuer-alle' }, { by })
    expect(await leads(app, '/blog/epa-fuer-alle')).toBe('200')
  })

  test('people lead old addresses on, within the rules', async () => {
    await using app = await start({ newPlace })
    const create = (source: string, target: string) => app.send('POST', '/api/redirects', { source, target })
    const words = redirectMessages
    const created = await create('https://alt.example/kontakt.html?x=1', '/contact#formular')
    expect(created.status).toBe(201)
    const { id } = (await created.json()) as { id: string }
    expect(await leads(app, '/kontakt.html?a=b')).toBe('/contact?a=b#formular')
    expect((await create('/anfrage', '/kontakt.html')).status).toBe(201)
    expect(await leads(app, '/anfrage')).toBe('/contact#formular')
    expect((await create('/%C3%BCber-uns', 'https://example.org/wir')).status).toBe(201)
    expect(await leads(app, '/über-uns')).toBe('https://example.org/wir')

    for (const [source, target, message] of [
      ['/contact', '/blog', words.sourceIsPage],
      [old, '/blog', words.sourceIsPage],
      ['/', '/blog', words.sourceWrong],
      ['/admin/x', '/blog', words.sourceReserved],
      ['/anfrage', '/blog', words.sourceTaken],
      ['/neu', 'javascript:alert(1)', words.targetWrong],
      ['/neu', '//evil.example', words.targetWrong],
      ['/neu', '/gibt-es-nicht', words.targetMissingPage],
      ['/neu', '/neu', words.loop],
    ] as const)
      expect((await refusal(await create(source, target)))?.message, `${source} → ${target}`).toBe(message)

    expect((await app.send('PUT', `/api/redirects/${id}`, { source: '/kontakt.html', target: '/faq' })).status).toBe(
      200,
    )
    expect([await leads(app, '/kontakt.html'), await leads(app, '/anfrage')]).toEqual(['/faq', '/contact#formular'])
    expect((await app.send('DELETE', `/api/redirects/${id}`)).status).toBe(204)
    expect(await leads(app, '/kontakt.html')).toBe('404')
    expect((await app.send('DELETE', `/api/redirects/${id}`)).status).toBe(404)
  })

  test('what the site answers itself cannot be led elsewhere, however it is spelt', async () => {
    await using app = await start({ newPlace })
    const words = redirectMessages
    const create = async (source: string) =>
      (await refusal(await app.send('POST', '/api/redirects', { source, target: 'https://elsewhere.example/' })))
        ?.message
    for (const source of ['/ADMIN/x', '/robots.txt', '/Robots.TXT', '/metrics', '/healthz/', '/%41dmin', '/admin%2Fx'])
      expect([source, await create(source)]).toEqual([source, words.sourceReserved])
    for (const source of ['/sitemap.xml', '/contact.vcf', '/feed/blog/x.xml', '/v1/projects', '/Media/x', '/dialoge/x'])
      expect([source, await create(source)]).toEqual([source, words.sourceReserved])
    for (const source of ['/Login', '/EINRICHTUNG', '/vorschau', '/KONTO', '/assets/x.js', '/api', '/__/Auth/handler'])
      expect([source, await create(source)]).toEqual([source, words.sourceReserved])
    for (const source of ['/Contact', '/%63ontact', '/contact.md', '/BLOG/nis2-dokumentation', '/index.md'])
      expect([source, await create(source)]).toEqual([source, words.sourceIsPage])
    expect((await app.send('POST', '/api/redirects', { source: '/feed', target: '/faq' })).status).toBe(201)
  })

  test('one that was written before, or comes with an archive, leads nobody away either', async () => {
    await using app = await start({ newPlace })
    const at = '2026-03-01T12:00:00.000Z'
    const row = { source: '/ADMIN', target: 'https://elsewhere.example/', origin: 'hand' as const, at }
    await app.database.query
      .insertInto('redirects')
      .values({ id: 'r1', ...row })
      .execute()
    await app.backend.feed.catchUp()
    expect(await leads(app, '/ADMIN')).not.toContain('elsewhere')
    expect(await app.backend.redirects.replace([row, { ...row, source: '/alt' }], 'test')).toBe(1)
    expect((await app.backend.redirects.list()).map(({ source }) => source)).toEqual(['/alt'])
  })

  test('a page that is switched off can lead on; nobody is led to it, and where it is on again nobody is led away', async () => {
    await using app = await start({ newPlace })
    const { store } = app.backend
    const create = (source: string, target: string) => app.send('POST', '/api/redirects', { source, target })
    expect((await refusal(await create('/training', '/faq')))?.message).toBe(redirectMessages.sourceIsPage)
    await store.update('pages', 'training', { by, values: { off: true } })
    expect((await refusal(await create('/neu', '/training')))?.message).toBe(redirectMessages.targetMissingPage)
    expect((await create('/training', '/faq')).status).toBe(201)
    expect(await leads(app, '/training')).toBe('/faq')
    await store.update('pages', 'training', { by, values: { off: false } })
    expect(await leads(app, '/training')).not.toBe('/faq')
  })

  test("pages of one's own move as others do, and never to where the site itself has a page", async () => {
    await using app = await start({ newPlace })
    const { store } = app.backend
    await store.create('ownPages', { id: 'solar', values: { title: 'Solar' } }, { by })
    await store.update('ownPages', 'solar', { by, values: { address: 'sonne' } })
    expect(await leads(app, '/solar?a=1')).toBe('/sonne?a=1')
    const refused = { code: 'invalid-fields' }
    for (const address of ['blog', 'Sonne', 'admin'])
      await expect(store.update('ownPages', 'solar', { by, values: { address } }), address).rejects.toMatchObject(
        refused,
      )
    // Its id is free as an address by now, but not as an id.
    await expect(store.create('ownPages', { id: 'solar', values: { title: 'X' } }, { by })).rejects.toMatchObject({
      code: 'already-exists',
    })
    const { item } = await store.create('ownPages', { values: { title: 'Sonne' } }, { by })
    expect(item).toMatchObject({ id: 'sonne', address: 'sonne-2' })
  })

  test('what was asked for in vain is counted by path and day, without attackers and people', async () => {
    let now = new Date('2026-03-01T12:00:00Z')
    await using app = await start({ newPlace, now: () => now })
    const { missingPages } = app.backend
    for (const path of [
      '/alt',
      '/alt?utm=1',
      '/preise.html',
      '/wp-login.php',
      '/.env',
      '/abmelden/a@b.de',
      '/blog/weg',
    ])
      await app.get(path, html)
    await app.get('/ohne-seite')
    await missingPages.write()
    now = new Date('2026-03-02T12:00:00Z')
    await app.get('/alt', html)
    expect(await missingPages.list()).toEqual([
      { path: '/alt', views: 3, lastDay: '2026-03-02' },
      { path: '/blog/weg', views: 1, lastDay: '2026-03-01' },
      { path: '/preise.html', views: 1, lastDay: '2026-03-01' },
    ])
    await app.send('POST', '/api/redirects', { source: '/alt', target: '/blog' })
    expect((await missingPages.list()).map(({ path }) => path)).toEqual(['/blog/weg', '/preise.html'])
    now = new Date('2026-04-05T12:00:00Z')
    await app.get('/neu', html)
    expect((await missingPages.list()).map(({ path }) => path)).toEqual(['/neu'])
    expect(await app.database.query.selectFrom('missing_pages').selectAll().execute()).toHaveLength(1)
  })

  test('an archive carries where old addresses lead, beside the addresses themselves', async () => {
    await using source = await start({ newPlace })
    await move(source, 'nis-2')
    await source.send('POST', '/api/redirects', { source: '/alt', target: '/blog' })
    const archive = await exported(source)
    await using target = await start({ newPlace })
    await target.send('POST', '/api/redirects', { source: '/hier', target: '/blog' })
    const areas = (
      (await (await sendArchive(target, '/api/import/preview', archive)).json()) as {
        areas: { name: string }[]
      }
    ).areas
    expect(areas.find(({ name }) => name === 'redirects')).toMatchObject({ added: 2, removed: 1 })
    const imported = await sendArchive(target, '/api/import?bereich=blogPosts&bereich=redirects', archive)
    expect(imported.status).toBe(200)
    expect([await leads(target, old), await leads(target, '/blog/nis-2'), await leads(target, '/alt')]).toEqual([
      '/blog/nis-2',
      '200',
      '/blog',
    ])
    expect(await leads(target, '/hier')).toBe('404')
  })
})
