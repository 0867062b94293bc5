import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import { travelAddress } from '#shared/travel/moment.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines, silentLog, type NewPlace } from '../databases.ts'
import { apiToken, startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

/** A page that shows of the site what a journey changes. */
const renderSite: TestRender = async (request, context) => {
  const { content, now, offPaths, travel, search, past } = context.get(backend)
  const { pathname } = new URL(request.url)
  const [questions, company, agb, jobs, off, posts] = await Promise.all([
    content.list('faq'),
    content.document('companyProfile'),
    content.document('agb'),
    content.list('jobs'),
    offPaths(),
    content.posts.newest(50),
  ])
  const facts = {
    questions: questions.map(({ question }) => question),
    company: company.name,
    agb: agb.content,
    jobs: jobs.map(({ id }) => id),
    posts: posts.map(({ id }) => id),
    byAddress: (await content.idAt('blogPosts', pathname.split('/')[2] ?? '')) ?? null,
    off,
    now: now().toISOString(),
    travel,
    versions: (await past.versions('agb')).length,
    found: (await search.results('IT', 5)).total,
  }
  const html = `<!doctype html><html lang="de"><head><script>run()</script></head><body><a href="/blog?seite=2#oben">Blog</a>
<a class="x" href="https://elsewhere.example/">Fort</a><a href="/media/a.pdf">Datei</a><form method="post"></form>
<pre>${JSON.stringify(facts).replaceAll('<', '&lt;')}</pre></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

type Facts = {
  questions: string[]
  company: string
  agb: string
  jobs: string[]
  posts: string[]
  byAddress: string | null
  off: string[]
  now: string
  versions: number
  found: number
}

/** A site whose clock is set by hand, from a day after it began. */
async function startSite(newPlace?: NewPlace) {
  const seededAt = Date.now()
  const clock = { now: seededAt + 86_400_000 }
  const app = await startApp({
    ...(newPlace && { newPlace }),
    render: renderSite,
    now: () => new Date(clock.now),
    still: true,
  })
  const later = (hours: number) => new Date((clock.now += hours * 3_600_000)).toISOString()
  async function factsOf(response: Response): Promise<Facts> {
    const html = await response.text()
    expect(response.status, html).toBe(200)
    return JSON.parse(/<pre>(.*)<\/pre>/.exec(html)![1]!.replaceAll('&lt;', '<')) as Facts
  }
  /** As the holder of the API token, who may do everything. */
  const travel = async (at: string, path = '/') => factsOf(await app.send('GET', travelAddress(path, at)))
  return { app, later, factsOf, travel, moment: () => new Date(clock.now).toISOString() }
}

onBothEngines((_engine, newPlace) => {
  test('the past is what visitors saw: changed, withdrawn and deleted items as they were, drafts never', async () => {
    const { app, later, travel } = await startSite(newPlace)
    await using _app = app
    const { store } = app.backend
    const [first, second, third] = await store.list('faq')
    const before = later(1)
    later(1)
    await store.update('faq', first!.id, { by: 'test', values: { question: 'Neu gefragt?' } })
    await store.unpublish('faq', second!.id, { by: 'test' })
    await store.delete('faq', third!.id, { by: 'test' })
    await store.saveDraft('faq', first!.id, { by: 'test', values: { question: 'Nur entworfen?' } })
    const after = later(1)

    const then = await travel(before)
    expect(then.questions).toEqual((await travel(before)).questions)
    expect(then.questions.slice(0, 3)).toEqual([first!.question, second!.question, third!.question])
    expect(then.now).toBe(before)
    const now = await travel(after)
    expect(now.questions).toContain('Neu gefragt?')
    for (const gone of [first!.question, second!.question, third!.question, 'Nur entworfen?'])
      expect(now.questions).not.toContain(gone)
  })

  test('the future is what is planned, texts are filled from the profile of the moment, and today stays as it is', async () => {
    const { app, later, travel, moment } = await startSite(newPlace)
    await using _app = app
    const { store } = app.backend
    const [job] = await store.list('jobs')
    const [question] = await store.list('faq')
    await store.update('faq', question!.id, { by: 'test', values: { question: 'Wer ist {{firma.name}}?' } })
    await store.saveDraft('companyProfile', undefined, { by: 'test', values: { name: 'Zukunft GmbH' } })
    const [soon, end] = [10, 20].map((hours) => new Date(Date.parse(moment()) + hours * 3_600_000).toISOString())
    await store.schedule('companyProfile', undefined, { by: 'test', publishAt: soon!, unpublishAt: null })
    await store.schedule('jobs', job!.id, { by: 'test', publishAt: null, unpublishAt: end! })
    const draft = { title: 'Geplanter Beitrag', content: '<p>Bald.</p>', teaser: 'Bald', date: '' }
    const [post] = await store.list('blogPosts')
    const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = post!
    const planned = await store.create(
      'blogPosts',
      { values: { ...values, ...draft, address: 'bald' }, draft: true },
      { by: 'test' },
    )
    await store.schedule('blogPosts', planned.item.id, { by: 'test', publishAt: soon!, unpublishAt: null })

    const today = await travel(moment())
    expect(today.company).not.toBe('Zukunft GmbH')
    expect(today.posts).not.toContain(planned.item.id)
    const between = await travel(soon!, '/blog/bald')
    expect([between.company, between.byAddress]).toEqual(['Zukunft GmbH', planned.item.id])
    expect(between.questions).toContain('Wer ist Zukunft GmbH?')
    expect(between.posts[0]).toBe(planned.item.id)
    expect(between.jobs).toContain(job!.id)
    expect((await travel(end!)).jobs).not.toContain(job!.id)
    later(0)
    expect((await store.document('companyProfile'))!.name).not.toBe('Zukunft GmbH')
  })

  test('what changed between two moments is told by item, with who did it and word by word', async () => {
    const { app, later } = await startSite(newPlace)
    await using _app = app
    const { store, travel } = app.backend
    const [first, second, third] = await store.list('faq')
    const since = later(1)
    later(1)
    await store.update('faq', first!.id, { by: 'api-token', values: { question: 'Eins zwei vier?' } })
    await store.unpublish('faq', second!.id, { by: 'test' })
    await store.delete('faq', third!.id, { by: 'test' })
    const made = await store.create('faqTopics', { values: { title: 'Neues Thema' } }, { by: 'test' })
    const passing = await store.create('faqTopics', { values: { title: 'Kurz da' } }, { by: 'test' })
    later(1)
    await store.unpublish('faqTopics', passing.item.id, { by: 'test' })
    const at = later(1)
    const { changes, more } = await travel.changes({ role: 'admin' }, { since, at })
    const kinds = Object.fromEntries(changes.map(({ id, kind }) => [id, kind]))
    expect(kinds).toEqual({
      [first!.id]: 'changed',
      [second!.id]: 'withdrawn',
      [third!.id]: 'deleted',
      [made.item.id]: 'appeared',
      [passing.item.id]: 'passed',
    })
    expect(more).toBe(false)
    const changed = changes.find(({ id }) => id === first!.id)!
    expect([changed.title, changed.steps[0]!.author, changed.steps[0]!.action]).toEqual([
      'Eins zwei vier?',
      'API-Schlüssel',
      'update',
    ])
    const query = new URLSearchParams({ since, at })
    const answer = await app.send('GET', `/api/travel/differences/faq/${first!.id}?${query}`)
    const { differences } = (await answer.json()) as { differences: { label: string; pieces: { kind: string }[] }[] }
    expect(differences.map(({ label }) => label)).toEqual(['Frage'])
    expect(differences[0]!.pieces.some(({ kind }) => kind === 'added')).toBe(true)
    expect((await travel.changes({ role: 'admin' }, { since: at, at: later(1) })).changes).toEqual([])
  })

  test('the slider stops at every change and every plan, and the first version is the beginning', async () => {
    const { app, later, moment } = await startSite(newPlace)
    await using _app = app
    const { store, travel } = app.backend
    const [job] = await store.list('jobs')
    const changedAt = later(1)
    await store.update('jobs', job!.id, { by: 'test', values: { title: 'Neuer Titel' } })
    later(1)
    const end = new Date(Date.parse(moment()) + 3_600_000).toISOString()
    await store.schedule('jobs', job!.id, { by: 'test', publishAt: null, unpublishAt: end })
    const stops = await travel.stops({ role: 'editor' }, moment())
    expect(stops.slice(-2)).toEqual([
      { at: changedAt, changes: 1, planned: false },
      { at: end, changes: 1, planned: true },
    ])
    expect(stops[0]!.at).toBe(await travel.knownSince())
  })
})

test('a page of another moment runs nothing, sends nothing, is found and kept by nobody, and leads on in its moment', async () => {
  const { app, moment } = await startSite()
  await using _app = app
  const at = moment()
  const response = await app.send('GET', travelAddress('/faq', at, true))
  const html = await response.text()
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const policy = response.headers.get('content-security-policy')!
  expect(policy).toMatch(/; sandbox allow-same-origin/)
  expect(policy).not.toMatch(/allow-scripts|allow-forms/)
  expect(html).not.toContain('<script')
  expect(html).toContain('<form inert=""')
  expect(html).toMatch(/<html data-motion="off" class="dark" lang="de"/)
  const stays = `vorschau=${encodeURIComponent(`zeit:${at}`)}&amp;farben=dunkel`
  expect(html).toContain(`href="/blog?seite=2&amp;${stays}#oben"`)
  expect(html).toContain('href="https://elsewhere.example/"')
  expect(html).toContain('href="/media/a.pdf"')
  expect(app.memory.size.entries).toBe(0)
  expect((await app.send('POST', travelAddress('/contact', at), {})).status).toBe(405)
  const { found } = JSON.parse(/<pre>(.*)<\/pre>/.exec(html)![1]!.replaceAll('&lt;', '<')) as Facts
  expect(found).toBe(0)
})

test('pages that were switched off, and texts of the law, are as they were', async () => {
  const { app, later, travel } = await startSite()
  await using _app = app
  const { store } = app.backend
  const before = later(1)
  later(1)
  await store.update('pages', 'partners', { by: 'test', values: { off: true } })
  await store.update('agb', undefined, { by: 'test', values: { content: '<p>Neue AGB</p>' } })
  const after = later(1)
  const [then, now] = [await travel(before), await travel(after)]
  expect([then.off, now.off]).toEqual([[], ['/partners']])
  expect([then.agb.includes('Neue AGB'), now.agb]).toEqual([false, '<p>Neue AGB</p>'])
  expect([then.versions, now.versions]).toEqual([1, 2])
})

test('moments that are none, or from before the first version, are refused in plain words and with a code', async () => {
  const { app, moment } = await startSite()
  await using _app = app
  for (const [at, code] of [
    ['gestern', 'bad-moment'],
    ['2026-02-31T10:00Z', 'bad-moment'],
    ['2001-01-01T00:00Z', 'moment-unknown'],
  ] as const) {
    const page = await app.send('GET', travelAddress('/', at))
    expect([page.status, ((await page.json()) as { error: { code: string } }).error.code]).toEqual([422, code])
    const link = await app.send('POST', '/api/travel/links', { at, days: 1 })
    const { error } = (await link.json()) as { error: { code: string; message: string } }
    expect([link.status, error.code]).toEqual([422, code])
    expect(error.message).toMatch(/Zeitpunkt|Versionen/)
  }
  const backwards = new URLSearchParams({ since: moment(), at: (await app.backend.travel.knownSince())! })
  expect((await app.send('GET', `/api/travel/differences/agb/agb?${backwards}`)).status).toBe(422)
})

test('only people who publish may travel; plans of what administrators write stay theirs, also behind links', async () => {
  const { app, moment, factsOf } = await startSite()
  await using _app = app
  const { store } = app.backend
  const soon = new Date(Date.parse(moment()) + 3_600_000).toISOString()
  await store.saveDraft('companyProfile', undefined, { by: 'test', values: { name: 'Geheim AG' } })
  await store.schedule('companyProfile', undefined, { by: 'test', publishAt: soon, unpublishAt: null })
  const address = travelAddress('/', soon)
  const contributor = await signedInBrowser(app, 'contributor')
  for (const browser of [openBrowser(app), contributor]) {
    expect((await browser.send('GET', address)).status).toBe(302)
    expect((await browser.send('POST', '/api/travel/links', { at: soon, days: 1 })).status).toBeGreaterThanOrEqual(401)
  }
  const editor = await signedInBrowser(app, 'editor')
  expect((await factsOf(await editor.send('GET', address))).company).not.toBe('Geheim AG')
  const { changes } = await app.backend.travel.changes({ role: 'editor' }, { since: moment(), at: soon })
  expect(changes).toEqual([])
  const admin = await signedInBrowser(app, 'admin')
  expect((await factsOf(await admin.send('GET', address))).company).toBe('Geheim AG')
  for (const [maker, shows] of [
    [editor, false],
    [admin, true],
  ] as const) {
    const made = await maker.send('POST', '/api/travel/links', { at: soon, days: 1 })
    const token = new URL(((await made.json()) as { url: string }).url).pathname.split('/').at(-1)!
    const { company } = await factsOf(await openBrowser(app).send('GET', `/?vorschau=${token}`))
    expect(company === 'Geheim AG').toBe(shows)
  }
})

test('a link shows its moment to anybody until it ends or is taken back', async () => {
  const { app, later, moment, factsOf } = await startSite()
  await using _app = app
  const { store } = app.backend
  const [question] = await store.list('faq')
  const at = moment()
  later(1)
  await store.update('faq', question!.id, { by: 'test', values: { question: 'Heute anders?' } })
  const editor = await signedInBrowser(app, 'editor')
  const made = await editor.send('POST', '/api/travel/links', { at, days: 1 })
  const { url, id } = (await made.json()) as { url: string; id: string }
  const visitor = openBrowser(app)
  const tokenOf = (link: string) => new URL(link).pathname.split('/').at(-1)!
  const address = `/?vorschau=${tokenOf(url)}`
  const shown = await factsOf(await visitor.send('GET', address))
  expect(shown.questions).toContain(question!.question)
  expect(shown.questions).not.toContain('Heute anders?')
  const audit = await app.backend.operations.audit({})
  expect(audit.lines[0]).toMatchObject({
    action: 'preview-link.create',
    subject: expect.stringMatching(/^Zeitreise: /),
  })
  expect((await app.backend.travel.links.list()).map((link) => link.at)).toEqual([at])

  expect((await editor.send('DELETE', `/api/travel/links/${id}`)).status).toBe(204)
  expect((await editor.send('DELETE', `/api/travel/links/${id}`)).status).toBe(404)
  expect((await visitor.send('GET', address)).headers.get('location')).toMatch(/^\/vorschau\//)
  const again = await editor.send('POST', '/api/travel/links', { at, days: 1 })
  const second = `/?vorschau=${tokenOf(((await again.json()) as { url: string }).url)}`
  expect((await visitor.send('GET', second)).status).toBe(200)
  later(25)
  expect((await visitor.send('GET', second)).status).toBe(302)
})

test('a look at another moment is no visit', async () => {
  const { app, moment } = await startSite()
  await using _app = app
  const counted: string[] = []
  const watched = { ...app, countView: ({ path }: { path: string }) => void counted.push(path) }
  const server = createNodeServer(watched, app.backend.config, silentLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${apiToken}`, connection: 'close' }
  for (const path of [travelAddress('/faq', moment()), '/team'])
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  await expect.poll(() => counted).toEqual(['/team'])
  server.close()
})

test('what a copy takes away again is no longer seen from then on', async () => {
  const { app, later, travel } = await startSite()
  await using _app = app
  const { store, snapshots } = app.backend
  const [question] = await store.list('faq')
  await store.delete('faq', question!.id, { by: 'test' })
  const { snapshot } = await store.importDefaults('faq', { by: 'test' })
  const between = later(1)
  later(1)
  await snapshots.restore(snapshot, { by: 'test' })
  const after = later(1)
  expect((await travel(between)).questions).toContain(question!.question)
  expect((await travel(after)).questions).not.toContain(question!.question)
})
