import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ConsentContent, OwnConsent } from '#shared/consent/consent.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>
const newId = () => randomBytes(16).toString('hex')
const nothing = { preferences: false, analytics: false, marketing: false }
const everything = { preferences: true, analytics: true, marketing: true }
const service = {
  name: 'Besuchszählung',
  provider: 'Zählwerk GmbH',
  category: 'analytics',
  purpose: 'Zählt Aufrufe.',
  recipient: 'Zählwerk GmbH, Jena',
  script: 'https://zaehlwerk.example/z.js',
  hosts: ['https://daten.zaehlwerk.example'],
}

const notice = async ({ backend }: App): Promise<ConsentContent> => (await backend.consent.current()).content
const choose = async (app: App, id: string, choices: object) =>
  app.fetch(
    new Request('http://localhost:3000/api/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, notice: (await notice(app)).hash, ...choices }),
    }),
  )
const own = async (app: App, id: string) =>
  (await (await app.get('/api/consent', { 'consent-id': id })).json()) as OwnConsent
const withdraw = (app: App, id: string) =>
  app.fetch(new Request('http://localhost:3000/api/consent', { method: 'DELETE', headers: { 'consent-id': id } }))
const register = (app: App, values: object) =>
  app.send('POST', '/api/content/registeredServices', { id: 'zaehlwerk', values: { ...service, ...values } })
const change = async (app: App, values: object) => {
  const { version } = (await app.backend.store.working('registeredServices', 'zaehlwerk'))!
  const path = '/api/content/registeredServices/zaehlwerk'
  expect((await app.send('PATCH', path, { version, values })).status).toBe(200)
}

onBothEngines((_engine, newPlace) => {
  test('the ledger tells a visitor their own choices, and withdrawing adds an entry instead of deleting one', async () => {
    let time = new Date('2026-03-01T10:00:00Z')
    await using app = await startApp({ newPlace, now: () => time })
    const id = newId()
    expect(await (await choose(app, id, everything)).json()).toEqual({ recorded: true })
    await choose(app, id, everything)
    await choose(app, newId(), nothing)
    time = new Date('2026-03-02T10:00:00Z')
    expect((await withdraw(app, id)).status).toBe(204)
    expect(await own(app, id)).toEqual({
      kept: true,
      entries: [
        { at: '2026-03-01T10:00:00.000Z', action: 'choose', revision: 1, ...everything },
        { at: '2026-03-02T10:00:00.000Z', action: 'withdraw', revision: 1, ...nothing },
      ],
    })
    expect(await app.backend.consent.ledger.totals('2026-03-01')).toEqual([
      {
        day: '2026-03-01',
        accepted: 1,
        rejected: 1,
        partly: 0,
        withdrawn: 0,
        preferences: 1,
        analytics: 1,
        marketing: 1,
      },
      {
        day: '2026-03-02',
        accepted: 0,
        rejected: 0,
        partly: 0,
        withdrawn: 1,
        preferences: 0,
        analytics: 0,
        marketing: 0,
      },
    ])
  })

  test('a decision that is sent again, however late, is in the ledger once and in its place', async () => {
    await using app = await startApp({ newPlace })
    const [id, accepted, withdrawn] = [newId(), newId(), newId()]
    const accept = () => choose(app, id, { ...everything, decision: accepted })
    const takeBack = () =>
      app.fetch(
        new Request('http://localhost:3000/api/consent', {
          method: 'DELETE',
          headers: { 'consent-id': id, 'consent-decision': withdrawn },
        }),
      )
    for (const send of [accept, accept, takeBack, accept, takeBack]) expect((await send()).ok).toBe(true)
    expect((await own(app, id)).entries.map(({ action }) => action)).toEqual(['choose', 'withdraw'])
    await choose(app, id, { ...everything, decision: newId() })
    expect((await own(app, id)).entries.map(({ action }) => action)).toEqual(['choose', 'withdraw', 'choose'])
  })

  test('the database refuses to change an entry, and forgets it after twelve months', async () => {
    let time = new Date('2026-03-31T10:00:00Z')
    await using app = await startApp({ newPlace, now: () => time })
    const id = newId()
    await choose(app, id, everything)
    await expect(app.database.query.updateTable('consents').set({ analytics: 0 }).execute()).rejects.toThrow(
      'append-only',
    )
    const expire = () => app.backend.consent.chores[0]!.work()
    time = new Date('2027-03-31T09:59:00Z')
    await expire()
    expect((await own(app, id)).entries).toHaveLength(1)
    time = new Date('2027-03-31T10:01:00Z')
    await expire()
    expect((await own(app, id)).entries).toEqual([])
  })

  test('only a new service or a changed category, purpose, recipient or third country asks again (J12)', async () => {
    await using app = await startApp({ newPlace })
    const seen = [await notice(app)]
    const next = async () => seen.push(await notice(app))
    expect((await register(app, {})).status).toBe(201)
    await next()
    for (const values of [
      { name: 'Zählung' },
      { provider: 'Zählwerk AG' },
      { keys: [{ name: 'z', storage: 'cookie', lifetime: '1 Tag' }] },
      { script: 'https://zaehlwerk.example/z2.js' },
      { category: 'marketing' },
      { purpose: 'Zählt Besuche.' },
      { recipient: 'Zählwerk AG, Jena' },
      { thirdCountry: 'USA' },
    ]) {
      await change(app, values)
      await next()
    }
    await app.backend.store.unpublish('registeredServices', 'zaehlwerk', { by: 'test' })
    await next()
    await app.backend.store.publish('registeredServices', 'zaehlwerk', { by: 'test' })
    await next()
    expect(seen.map(({ revision }) => revision)).toEqual([1, 2, 2, 2, 2, 2, 3, 4, 5, 6, 6, 7])
    const written = await app.database.query.selectFrom('consent_notices').select(['hash', 'shown']).execute()
    expect(new Set(written.map(({ hash }) => hash))).toEqual(new Set(seen.map(({ hash }) => hash)))
    expect(JSON.parse(written[1]!.shown).notice.requests[0].text).toContain('Empfänger Zählwerk GmbH, Jena')
  })

  test('the owner may tie the offline copy to the preferences; register, text and gate follow (H22)', async () => {
    await using app = await startApp({ newPlace })
    const categoryOf = ({ content }: Awaited<ReturnType<typeof app.backend.consent.current>>) =>
      content.categories.find(({ services }) => services.some(({ id }) => id === 'offline-kopie'))?.id
    const before = await app.backend.consent.current()
    expect([before.settings.offlineCopy, categoryOf(before)]).toEqual(['necessary', 'necessary'])
    expect(before.settings.services.map(({ id }) => id)).not.toContain('offline-kopie')
    const values = { offlineCopyNeedsPreferences: true }
    const path = '/api/content/siteOptions/siteOptions'
    expect((await app.send('PATCH', path, { version: 1, values })).status).toBe(200)
    const after = await app.backend.consent.current()
    expect([after.settings.offlineCopy, categoryOf(after)]).toEqual(['preferences', 'preferences'])
    expect(after.settings.services.find(({ id }) => id === 'offline-kopie')?.keys).toEqual([
      { name: 'schaufenster-pages-*', storage: 'cacheStorage' },
    ])
    expect(after.content.notice.requests[0]?.text).toContain('Offline-Kopie')
    expect(after.settings.revision).toBe(before.settings.revision + 1)
    // Without an entry in the register the wish of the owner still holds.
    await app.backend.store.unpublish('registeredServices', 'offline-kopie', { by: 'test' })
    expect((await app.backend.consent.current()).settings.offlineCopy).toBe('preferences')
  })

  test('page views add up by day, page and host, also over several writes', async () => {
    let time = new Date('2026-11-15T22:30:00Z')
    await using app = await startApp({ newPlace, now: () => time })
    const view = (path: string, referer = '') =>
      app.countView({
        method: 'GET',
        path,
        status: 200,
        headers: { 'user-agent': 'Mozilla/5.0', host: 'a.example', referer },
      })
    view('/blog', 'https://suche.example/?q=geheim')
    await app.backend.pageViews.write()
    view('/blog', 'https://suche.example/andere')
    view('/', 'http://a.example/blog')
    time = new Date('2026-11-15T23:30:00Z')
    view('/')
    const report = await app.backend.pageViews.report(7)
    expect(report.days.slice(-2)).toEqual([
      { day: '2026-11-15', views: 3, visits: 2 },
      { day: '2026-11-16', views: 1, visits: 1 },
    ])
    expect(report).toMatchObject({
      views: 4,
      visits: 3,
      before: { views: 0, visits: 0 },
      pages: [
        { page: '/', views: 2 },
        { page: '/blog', views: 2 },
      ],
      referrers: [{ host: 'suche.example', views: 2 }],
    })
    expect(JSON.stringify(await app.database.query.selectFrom('page_views').selectAll().execute())).not.toContain(
      'geheim',
    )
  })
})

test('with the ledger switched off nothing is kept', async () => {
  await using app = await startApp()
  const options = await app.send('PATCH', '/api/content/siteOptions/siteOptions', {
    version: 1,
    values: { consentLedger: false },
  })
  expect(options.status).toBe(200)
  const id = newId()
  expect(await (await choose(app, id, everything)).json()).toEqual({ recorded: false })
  expect(await own(app, id)).toEqual({ kept: false, entries: [] })
})

test('bad choices are refused: a text that was never shown, a wrong id, another site, too many', async () => {
  await using app = await startApp()
  const post = (body: unknown, headers = {}) => app.send('POST', '/api/consent', body, headers)
  const { hash } = await notice(app)
  const valid = { id: newId(), notice: hash, ...nothing }
  expect((await post({ ...valid, notice: 'f'.repeat(64) })).status).toBe(422)
  expect((await post({ ...valid, id: 'x' })).status).toBe(422)
  expect((await post({ ...valid, necessary: false })).status).toBe(422)
  expect((await post(valid, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await app.get('/api/consent')).status).toBe(400)
  const statuses = await Promise.all(Array.from({ length: 130 }, () => post(valid).then(({ status }) => status)))
  expect(statuses).toContain(429)
})

test('only administrators export the ledger, with every entry and its text', async () => {
  await using app = await startApp({ now: () => new Date('2026-03-01T10:00:00Z') })
  const id = newId()
  await choose(app, id, { ...nothing, analytics: true })
  expect((await app.get('/api/consent/export.csv')).status).toBe(401)
  const response = await app.send('GET', '/api/consent/export.csv')
  expect(response.headers.get('content-disposition')).toContain('einwilligungen-2026-03-01.csv')
  const lines = Buffer.from(await response.arrayBuffer())
    .toString()
    .split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFNummer;Zeitpunkt/)
  expect(lines[1]).toBe(`1;2026-03-01T10:00:00.000Z;${id};choose;1;0;1;0;1;${(await notice(app)).hash}`)
})

test('the content policy lists the hosts of registered services, for everyone and at once', async () => {
  await using app = await startApp()
  const policy = async (path = '/') => (await app.get(path)).headers.get('content-security-policy')
  expect(await policy()).not.toContain('zaehlwerk')
  await register(app, {})
  expect(await policy()).toMatch(/script-src 'self'[^;]* https:\/\/zaehlwerk\.example;/)
  expect(await policy()).toContain("connect-src 'self' https://daten.zaehlwerk.example https://zaehlwerk.example;")
  expect(await policy('/login')).not.toContain('zaehlwerk')
  await change(app, { use: 'embed' })
  expect(await policy()).toContain("frame-src 'self' https://zaehlwerk.example;")
  expect(await policy()).not.toMatch(/script-src[^;]*zaehlwerk/)
  await app.backend.store.unpublish('registeredServices', 'zaehlwerk', { by: 'test' })
  expect(await policy()).not.toContain('zaehlwerk')
  expect((await register(app, { hosts: ["https://a.example; script-src 'unsafe-inline'"] })).status).toBe(422)
})
