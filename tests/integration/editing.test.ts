import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { scheduleChore } from '#server/content/schedule.ts'
import { onBothEngines, silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const post = { title: 'Neuer Beitrag', teaser: 'Kurz gesagt', content: '<p>Text</p>', motif: 'web' }
const start = new Date('2026-03-01T10:00:00.000Z')

type Working = { version: number; status: string; hasDraft: boolean; live: boolean; item: Record<string, unknown> }
const bodyOf = async <Body = Working>(response: Response | Promise<Response>) => (await (await response).json()) as Body

/** Draws the titles of all posts, as a page that reads content would. */
const renderTitles: TestRender = async (_request, context) => {
  const posts = await context.get(backend).content.list('blogPosts')
  const html = posts.map(({ id, title, content }) => `<li>${id}: ${title} ${content}</li>`).join('')
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}

onBothEngines((_engine, newPlace) => {
  async function startEditing() {
    const clock = { now: start }
    const app = await startApp({ newPlace, seeded: false, now: () => clock.now, render: renderTitles })
    const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
    const edit = (method: string, path: string, body?: unknown) =>
      app.send(method, `/api/editing/blogPosts/neuer-beitrag/${path}`, body)
    const create = (draft = true) => bodyOf(app.send('POST', '/api/content/blogPosts', { values: post, draft }))
    const save = (version: number, values: object) =>
      bodyOf(app.send('PATCH', '/api/content/blogPosts/neuer-beitrag', { version, values, draft: true }))
    const publish = (version: number, more = {}) =>
      bodyOf(app.send('POST', '/api/content/blogPosts/neuer-beitrag/publish', { version, ...more }))
    const revisions = async () =>
      (
        await bodyOf<{ revisions: { seq: number; action: string; author: string; note: string | null }[] }>(
          edit('GET', 'revisions'),
        )
      ).revisions
    const due = () => scheduleChore(app.database, app.backend.store, silentLog, () => clock.now).work()
    return Object.assign(app, { later, edit, create, save, publish, revisions, due })
  }

  test.each(['none', 'left out', 'emptied'] as const)('the first publish needs no motif: %s', async (motif) => {
    await using app = await startEditing()
    const { motif: _motif, ...values } = post
    const given = { none: {}, 'left out': { motif: null }, emptied: { motif: '' } }[motif]
    await app.send('POST', '/api/content/blogPosts', { values: { ...values, ...given }, draft: true })
    expect(await app.publish(1)).toMatchObject({ live: true, item: { motif: 'web' } })
  })

  test('saving while typing is one revision per sitting, with author and note', async () => {
    await using app = await startEditing()
    await app.create()
    await app.save(1, { title: 'Neuer Beitrag a' })
    await app.save(2, { title: 'Neuer Beitrag ab' })
    app.later(11 * 60_000)
    await app.save(3, { title: 'Neuer Beitrag abc' })
    await app.publish(4, { reason: 'Bild folgt morgen' })
    expect((await app.revisions()).map(({ action, author, note }) => [action, author, note])).toEqual([
      ['publish', 'API-Schlüssel', 'Bild folgt morgen'],
      ['draft', 'API-Schlüssel', null],
      ['draft', 'API-Schlüssel', null],
      ['create', 'API-Schlüssel', null],
    ])
  })

  test('what the check finds is published and planned with a reason only', async () => {
    await using app = await startEditing()
    await app.create()
    await app.save(1, { teaser: 'TODO', content: '<h3>Zu tief</h3><p>Text</p>' })
    const refused = { code: 'check-failed', message: expect.stringContaining('ein weiterer Fehler') }
    const fields = [
      { path: 'teaser', message: expect.stringContaining('TODO') },
      { path: 'content', message: expect.stringContaining('Ebene 2') },
    ]
    expect(await app.publish(2)).toMatchObject({ error: { ...refused, fields } })
    expect(await app.publish(2, { reason: '  ' })).toMatchObject({ error: refused })
    expect(await app.publish(1)).toMatchObject({ error: { code: 'conflict' } })
    const plan = { publishAt: '2026-03-02T00:00:00Z', unpublishAt: null }
    expect(await bodyOf(app.edit('PUT', 'schedule', { version: 2, ...plan }))).toMatchObject({ error: refused })
    await bodyOf(app.edit('PUT', 'schedule', { version: 2, ...plan, reason: 'Text kommt am Montag' }))
    app.later(2 * 86_400_000)
    await app.due()
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(200)
    expect((await app.revisions()).map(({ action, note }) => [action, note]).slice(0, 2)).toEqual([
      ['publish', null],
      ['schedule', 'Text kommt am Montag'],
    ])
    expect(await app.publish(4, { reason: 'So gewollt' })).toMatchObject({ version: 5 })
  })

  test('a restored revision becomes the draft; visitors keep what they see', async () => {
    await using app = await startEditing()
    await app.create(false)
    await app.save(1, { title: 'Zweite Fassung' })
    await app.publish(2)
    const first = (await app.revisions()).at(-1)!
    expect(await bodyOf<{ values: object }>(app.edit('GET', `revisions/${first.seq}`))).toMatchObject({ values: post })
    const restored = await bodyOf(app.edit('POST', `revisions/${first.seq}/restore`, { version: 3 }))
    expect(restored).toMatchObject({ version: 4, hasDraft: true, live: true, item: { title: 'Neuer Beitrag' } })
    expect(await (await app.get('/api/content/blogPosts/neuer-beitrag')).text()).toContain('Zweite Fassung')
    expect((await app.revisions())[0]!.action).toBe('restore-revision')
    expect((await app.edit('POST', 'revisions/999999/restore', { version: 4 })).status).toBe(404)
    expect((await app.edit('POST', `revisions/${first.seq}/restore`, { version: 1 })).status).toBe(409)
  })

  test('undoing a publication brings back what was public before, and the draft', async () => {
    await using app = await startEditing()
    await app.create(false)
    await app.save(1, { title: 'Voreilig' })
    await app.publish(2)
    const undone = await bodyOf(app.edit('POST', 'undo-publish', { version: 3 }))
    expect(undone).toMatchObject({ hasDraft: true, live: true, item: { title: 'Voreilig' } })
    expect(await (await app.get('/api/content/blogPosts/neuer-beitrag')).text()).toContain('Neuer Beitrag')
    expect((await app.edit('POST', 'undo-publish', { version: 4 })).status).toBe(409)
    await app.publish(4)
    await bodyOf(app.edit('POST', 'undo-publish', { version: 5 }))
    expect(await (await app.get('/api/content/blogPosts/neuer-beitrag')).text()).toContain('Neuer Beitrag')
  })

  test('undoing the first publication makes the item a draft again', async () => {
    await using app = await startEditing()
    await app.create()
    await app.publish(1)
    const undone = await bodyOf(app.edit('POST', 'undo-publish', { version: 2 }))
    expect(undone).toMatchObject({ status: 'draft', live: false, hasDraft: true })
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(404)
  })

  test('undoing a withdrawal restores exactly what was before: public text, draft and plan', async () => {
    await using app = await startEditing()
    const state = () => bodyOf<object>(app.send('GET', '/api/editing/blogPosts/neuer-beitrag'))
    const shown = async () => bodyOf<object>(app.get('/api/content/blogPosts/neuer-beitrag'))
    await app.create(false)
    app.later(1_000)
    await app.save(1, { title: 'Noch geheim' })
    const plan = { publishAt: '2026-04-01T00:00:00Z', unpublishAt: '2026-05-01T00:00:00Z' }
    await app.edit('PUT', 'schedule', { version: 2, ...plan })
    const [before, publicBefore] = [await state(), await shown()]
    app.later(1_000)
    const withdrawn = app.send('POST', '/api/content/blogPosts/neuer-beitrag/unpublish', { version: 3 })
    expect(await bodyOf(withdrawn)).toMatchObject({ live: false, publishAt: null, item: { title: 'Noch geheim' } })
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(404)
    app.later(1_000)
    expect(await bodyOf(app.edit('POST', 'undo-unpublish', { version: 4 }))).toEqual({ ...before, version: 5 })
    expect(await state()).toEqual({ ...before, version: 5 })
    expect(await shown()).toEqual(publicBefore)
    expect((await app.revisions())[0]!.action).toBe('undo-unpublish')
    expect((await app.edit('POST', 'undo-unpublish', { version: 5 })).status).toBe(409)
    expect((await app.edit('POST', 'undo-publish', { version: 5 })).status).toBe(409)
  })

  test('discarding a draft returns to what is public, and needs something public', async () => {
    await using app = await startEditing()
    await app.create(false)
    await app.save(1, { title: 'Verworfen' })
    expect(await bodyOf(app.edit('POST', 'discard', { version: 2 }))).toMatchObject({
      hasDraft: false,
      item: { title: 'Neuer Beitrag' },
    })
    await app.send('POST', '/api/content/blogPosts/neuer-beitrag/unpublish', { version: 3 })
    expect((await app.edit('POST', 'discard', { version: 4 })).status).toBe(409)
  })

  test('a planned post appears when its moment has passed, also after a downtime', async () => {
    await using app = await startEditing()
    await app.create()
    const publishAt = '2026-03-29T03:00:00+02:00'
    const planned = await bodyOf(
      app.edit('PUT', 'schedule', { version: 1, publishAt, unpublishAt: '2026-04-01T00:00:00Z' }),
    )
    expect(planned).toMatchObject({ status: 'scheduled', publishAt: '2026-03-29T01:00:00.000Z' })
    await app.due()
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(404)
    app.later(Date.parse(publishAt) - start.getTime())
    await app.due()
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(200)
    expect((await app.revisions())[0]).toMatchObject({ action: 'publish', author: 'System' })
    app.later(30 * 86_400_000)
    await app.due()
    expect((await app.get('/api/content/blogPosts/neuer-beitrag')).status).toBe(404)
    await app.due()
    expect((await app.revisions())[0]!.action).toBe('unpublish')
    expect(await app.revisions()).toHaveLength(4)
  })

  test('what became impossible to publish stays planned and hidden', async () => {
    await using app = await startEditing()
    await app.create()
    const publishAt = '2026-03-02T00:00:00Z'
    await app.edit('PUT', 'schedule', { version: 1, publishAt, unpublishAt: null })
    await app.save(2, { teaser: '' })
    app.later(2 * 86_400_000)
    await app.due()
    expect(await bodyOf(app.send('GET', '/api/editing/blogPosts/neuer-beitrag'))).toMatchObject({
      status: 'scheduled',
      live: false,
      publishAt: '2026-03-02T00:00:00.000Z',
    })
  })

  test('a plan needs a coming moment, an end after its beginning and a complete item', async () => {
    await using app = await startEditing()
    await app.create()
    const refused: object[] = [
      { publishAt: '2026-02-01T00:00:00Z', unpublishAt: null },
      { publishAt: '2026-04-02T00:00:00Z', unpublishAt: '2026-04-01T00:00:00Z' },
      { publishAt: null, unpublishAt: '2026-04-01T00:00:00Z' },
      { publishAt: '2026-04-01T02:30', unpublishAt: null },
    ]
    for (const plan of refused) expect((await app.edit('PUT', 'schedule', { version: 1, ...plan })).status).toBe(422)
    await app.save(1, { teaser: '' })
    const incomplete = await app.edit('PUT', 'schedule', {
      version: 2,
      publishAt: '2026-04-01T00:00:00Z',
      unpublishAt: null,
    })
    expect(await incomplete.text()).toContain('Bitte einen Anreißer angeben')
  })

  test('a preview link shows the draft to anyone, until it expires or is taken back', async () => {
    await using app = await startEditing()
    await app.create()
    const link = await bodyOf<{ id: string; url: string }>(app.edit('POST', 'preview-links', { days: 7 }))
    const token = new URL(link.url).pathname.split('/').at(-1)!
    const page = await app.get(`/blog?vorschau=${token}`)
    expect(await page.text()).toContain('Neuer Beitrag')
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
    expect(await (await app.get('/blog')).text()).not.toContain('Neuer Beitrag')
    const stored = await app.database.query.selectFrom('preview_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await app.get(`/blog?vorschau=${token}x`)).status).toBe(302)
    const { links } = await bodyOf<{ links: unknown[] }>(app.edit('GET', 'preview-links'))
    expect(links).toMatchObject([{ id: link.id, createdBy: 'API-Schlüssel' }])
    app.later(8 * 86_400_000)
    expect((await app.get(`/blog?vorschau=${token}`)).status).toBe(302)
    const next = await bodyOf<{ id: string; url: string }>(app.edit('POST', 'preview-links', { days: 1 }))
    expect((await app.edit('DELETE', `preview-links/${next.id}`)).status).toBe(204)
    expect((await app.get(`/blog?vorschau=${next.url.split('/').at(-1)}`)).status).toBe(302)
  })

  test('what is being typed can be looked at by its editor alone, and is stored nowhere', async () => {
    await using app = await startEditing()
    await app.create(false)
    const typed = { values: { ...post, title: 'Gerade getippt', content: '<p>Neu<script>x()</script></p>' } }
    const address = '/blog?vorschau=blogPosts:neuer-beitrag'
    const shown = await (await app.send('POST', address, typed)).text()
    expect(shown).toContain('Gerade getippt')
    expect(shown).not.toContain('script')
    const anonymous = await app.send('POST', address, typed, { authorization: '' })
    expect(anonymous.status).toBe(302)
    expect(await (await app.get('/blog')).text()).toContain('Neuer Beitrag')
    expect(await (await app.send('POST', '/blog?vorschau=blogPosts:neu', typed)).text()).toContain(
      'neu: Gerade getippt',
    )
  })

  test('an embedded video of a draft asks before it loads, as it will for visitors', async () => {
    await using app = await startEditing()
    await app.create()
    const figure =
      '<figure data-embed="https://video.example/1" data-kind="video"><figcaption>Rundgang</figcaption></figure>'
    await app.save(1, { content: figure })
    const shown = await (await app.send('GET', '/blog?vorschau=blogPosts:neuer-beitrag')).text()
    expect(shown).toContain('class="embed-ask"')
    expect(shown).toContain('<figcaption>Rundgang</figcaption>')
    const typed = await app.send('POST', '/blog?vorschau=blogPosts:neuer-beitrag', { values: { content: figure } })
    expect(await typed.text()).toContain('class="embed-ask"')
  })

  test('people see who else has the item open, until they leave or fall silent', async () => {
    await using app = await startEditing()
    await app.create()
    const report = (tab: string, more = {}) =>
      bodyOf<{ others: { name: string; self: boolean }[] }>(app.edit('POST', 'presence', { tab, ...more }))
    expect((await report('tab-one-1')).others).toEqual([])
    expect((await report('tab-two-2')).others).toEqual([{ name: 'API-Schlüssel', self: true }])
    await report('tab-one-1', { leaving: true })
    expect((await report('tab-two-2')).others).toEqual([])
    await report('tab-three')
    app.later(60_000)
    expect((await report('tab-two-2')).others).toEqual([])
  })

  test('deleting can name everything that points to the item', async () => {
    await using app = await startEditing()
    await app.send('POST', '/api/content/categories', { id: 'praxis', values: { title: 'Praxis' } })
    await app.create(false)
    await app.save(1, { category: 'praxis' })
    const other = { ...post, title: 'Anderer', content: '<p><a href="/blog/neuer-beitrag#teil">Siehe dort</a></p>' }
    await app.send('POST', '/api/content/blogPosts', { values: other })
    const references = async (path: string) =>
      (await bodyOf<{ references: object[] }>(app.send('GET', `/api/editing/${path}/references`))).references
    expect(await references('categories/praxis')).toMatchObject([{ title: 'Neuer Beitrag', field: 'Rubrik' }])
    expect(await references('blogPosts/neuer-beitrag')).toMatchObject([{ title: 'Anderer', field: 'Inhalt' }])
    expect(await references('blogPosts/anderer')).toEqual([])
  })

  test('the versions that were public can be read again, drafts never', async () => {
    await using app = await startEditing()
    await app.send('POST', '/api/import-defaults/impressum')
    const write = (version: number, text: string, draft: boolean) =>
      app.send('PATCH', '/api/content/impressum/impressum', { version, draft, values: { content: `<p>${text}</p>` } })
    app.later(1_000)
    await write(1, 'Geheimer Entwurf', true)
    app.later(1_000)
    await write(2, 'Zweite öffentliche', false)
    const versions = await app.backend.past.versions('impressum')
    expect(versions.map(({ from }) => from)).toEqual(['2026-03-01T10:00:02.000Z', '2026-03-01T10:00:00.000Z'])
    const texts = await Promise.all(versions.map(({ seq }) => app.backend.past.version('impressum', seq)))
    expect(texts[0]!.content).toBe('<p>Zweite öffentliche</p>')
    expect(JSON.stringify(texts)).not.toContain('Geheimer')
    const [then] = await app.backend.past.itemsAt('impressum', '2026-03-01T10:00:01.500Z')
    expect(then!.content).toBe(texts[1]!.content)
  })
})
