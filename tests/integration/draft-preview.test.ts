import { expect, test, vi } from 'vitest'
import { backend } from '#server/context.ts'
import { withOverlay } from '#server/content/preview-reads.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import type { StoredItem } from '#server/content/rows.ts'
import { insertPosts } from '../many-posts.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const typed = { values: { question: 'Gerade getippt?', answer: '<p>Ja.<script>x()</script></p>' } }
const address = '/faq?vorschau=faq:neu'

/** Draws the questions, as a page that reads content would. */
const renderQuestions: TestRender = async (_request, context) => {
  const questions = await context.get(backend).content.list('faq')
  const html = questions.map(({ question, answer }) => `<li>${question} ${answer}</li>`).join('')
  return new Response(`<main>${html}</main>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

test('a page answers what is being typed with its HTML, which nobody keeps or finds', async () => {
  const render = vi.fn<TestRender>(renderQuestions)
  await using app = await startApp({ render })
  const editor = await signedInBrowser(app, 'editor')
  const response = await editor.send('POST', address, typed)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const html = await response.text()
  expect(html).toContain('Gerade getippt? <p>Ja.</p>')
  expect(app.memory.size.entries).toBe(0)
  // The page itself only ever reads.
  const { method, body, headers } = render.mock.calls[0]![0]
  expect([method, body, headers.get('content-type')]).toEqual(['GET', null, null])
  expect(await (await app.get('/faq')).text()).not.toContain('Gerade getippt')
})

test('who may not write something does not get its draft, nor may another site ask for one', async () => {
  const render = vi.fn<TestRender>(renderQuestions)
  await using app = await startApp({ render })
  const editor = await signedInBrowser(app, 'editor')
  const visitor = openBrowser(app)
  for (const [browser, path] of [
    [visitor, address],
    [editor, '/?vorschau=footer:footer'],
    [editor, '/?vorschau=nichts:neu'],
  ] as const)
    expect((await browser.send('POST', path, typed)).status, path).toBe(302)
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await editor.send('POST', address, typed, foreign)).status).toBe(403)
  expect(render).not.toHaveBeenCalled()
})

test('what is typed has the limits of what is saved', async () => {
  const render = vi.fn<TestRender>(renderQuestions)
  await using app = await startApp({ render, environment: { SCHAUFENSTER_BODY_LIMIT_KB: '16' } })
  const large = { values: { ...typed.values, answer: 'x'.repeat(20_000) } }
  expect((await app.send('POST', address, large)).status).toBe(413)
  expect((await app.send('POST', address, '{"values":')).status).toBe(400)
  expect((await app.send('POST', address, { values: {}, more: 1 })).status).toBe(422)
  expect(render).not.toHaveBeenCalled()
})

test('a draft of a post stands in the blog where it would if it were published', async () => {
  await using app = await startApp()
  await insertPosts(app.database, 6)
  await app.backend.feed.catchUp()
  const { store, log, media } = app.backend
  const reads = createPublicReads(store, log, media.pictures)
  const shown = async (search: string, draft?: StoredItem) => {
    const { posts } = draft ? withOverlay(reads, { collection: 'blogPosts', item: draft }) : reads
    const page = await posts.page({ search, category: null, number: 1, size: 50 })
    return { ids: page.posts!.items.map(({ id }) => id), counts: page.counts, found: page.found }
  }
  const known = (await store.working('blogPosts', 'rosen-3'))!.item
  const before = await shown('')
  const others = before.ids.filter((id) => id !== 'rosen-3')
  const category = 'cloud'
  const values = { ...known, title: 'Kakteen', teaser: 'Stachlig', content: '<p>Ohne Wasser.</p>', tags: [], category }

  const newest = { ...values, date: '2099-01-01T00:00:00.000Z' }
  expect((await shown('', newest)).ids).toEqual(['rosen-3', ...others])
  const oldest = { ...values, date: '1999-01-01T00:00:00.000Z' }
  const moved = await shown('', oldest)
  expect(moved.ids).toEqual([...others, 'rosen-3'])
  expect(moved.counts.get(category)).toBe((before.counts.get(category) ?? 0) + 1)
  expect(await shown('Kakteen', newest)).toMatchObject({ ids: ['rosen-3'], found: 1 })
  expect((await shown('rosen')).ids).toContain('rosen-3')
  expect((await shown('rosen', newest)).ids).not.toContain('rosen-3')
  const added = { ...newest, id: 'neu' }
  expect((await shown('', added)).ids).toEqual(['neu', ...before.ids])
  const around = await withOverlay(reads, { collection: 'blogPosts', item: added }).posts.around('neu', 3)
  expect(around).toMatchObject({ post: { title: 'Kakteen' }, older: { id: before.ids[0] } })
})

test('a draft of the company profile is what other texts are filled from, for whoever previews it', async () => {
  await using app = await startApp({ render: renderQuestions })
  const profile = (await (await app.send('GET', '/api/content/companyProfile')).json()) as { item: object }
  const [first] = await app.backend.store.list('faq')
  const answer = '<p>{{firma.name}}</p>'
  await app.backend.store.update('faq', first!.id, { by: 'test', values: { answer } })
  const asked = '/faq?vorschau=companyProfile:companyProfile'
  const typed = { values: { ...profile.item, name: 'Neuwerk IT' } }
  expect(await (await app.send('POST', asked, typed)).text()).toContain('Neuwerk IT')
  expect(await (await app.get('/faq')).text()).not.toContain('Neuwerk IT')
})

test('a page that shows a draft says which version of it that is', async () => {
  const render: TestRender = async (_request, context) => {
    const { draftVersion } = context.get(backend)
    return new Response(`draft-version=${draftVersion};`, { headers: { 'content-type': 'text/html' } })
  }
  await using app = await startApp({ render })
  const editor = await signedInBrowser(app, 'editor')
  const [first] = await app.backend.store.list('faq')
  const version = async (id: string) => /draft-version=(.+?);/.exec(await read(id))?.[1]
  const read = async (id: string) => (await editor.send('GET', `/faq?vorschau=faq:${id}`)).text()
  const before = await version(first!.id)
  expect(before).toMatch(/./)
  expect(await version(first!.id)).toBe(before)
  await app.backend.store.saveDraft('faq', first!.id, { by: 'test', values: { question: 'Neu?' } })
  expect(await version(first!.id)).not.toBe(before)
  expect(await version('neu')).toBe('neu')
  expect(await (await app.get('/faq')).text()).toContain('draft-version=null')
})
