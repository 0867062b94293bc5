import { expect, test } from 'vitest'
import { backend } from '#server/context.ts'
import { createPublicReads } from '#server/content/public-reads.ts'
import { followIncidents } from '#server/status/follow-incidents.ts'
import { incidentNotices } from '#shared/status/incidents.ts'
import { onBothEngines, silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const message = { title: 'Konnektoren gestört', text: 'Wir arbeiten; bitte warten, danke.', severity: 'outage' }
/** A page that says what the bars say. */
const render: TestRender = async (_request, context) => {
  const { content, now } = context.get(backend)
  const [incidents, services] = await Promise.all([content.list('incidents'), content.list('services')])
  const titles = incidentNotices(incidents, services, now()).map(({ title }) => title)
  return new Response(`<p>${titles.join()}</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

onBothEngines((_engine, newPlace) => {
  test('a message is told at once, with every word that follows, and ends by itself', async () => {
    let time = Date.parse('2026-11-15T10:00:00Z')
    await using app = await startApp({ newPlace, render, now: () => new Date(time) })
    const page = async () => (await app.get('/blog')).text()
    const chore = followIncidents({ ...app.backend, now: () => new Date(time) })
    expect(await page()).toBe('<p></p>')
    const values = { ...message, endsAt: '2026-11-15T12:00:00.000Z' }
    expect((await app.send('POST', '/api/content/incidents', { values })).status).toBe(201)
    expect(await page()).toContain(message.title)
    time += 3_600_000
    await chore.work()
    expect(await page()).toContain(message.title)
    time += 3_600_000
    await chore.work()
    expect(await page()).toBe('<p></p>')
  })
})

test('feeds and calendar tell what the page tells', async () => {
  const now = () => new Date('2026-11-15T10:00:00Z')
  await using app = await startApp({ now })
  const { store } = app.backend
  const by = 'test'
  await store.create(
    'incidents',
    { id: 'ti', values: { ...message, updates: [{ at: '2026-11-15T09:00:00Z', text: 'Ursache <gefunden>' }] } },
    { by },
  )
  const planned = {
    title: 'Serverumzug, Teil 2',
    text: 'Kurze Unterbrechung',
    kind: 'maintenance',
    startsAt: '2026-11-20T20:00:00Z',
    endsAt: '2026-11-20T22:00:00Z',
  }
  await store.create('incidents', { id: 'umzug', values: planned }, { by })
  const atom = await (await app.get('/feed/status.xml')).text()
  expect(atom).toContain('<title>Konnektoren gestört</title>')
  expect(atom).toContain('Ursache &amp;lt;gefunden&amp;gt;')
  const json = (await (await app.get('/feed/status.json')).json()) as { items: { title: string; url: string }[] }
  expect(json.items.map(({ title }) => title).toSorted()).toEqual([message.title, planned.title])
  const answer = await app.get('/feed/wartung.ics')
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const calendar = await answer.text()
  expect(calendar).toContain('DTSTART:20261120T200000Z\r\nDTEND:20261120T220000Z\r\nSUMMARY:Serverumzug\\, Teil 2\r\n')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('search and chat know what is out of order', async () => {
  await using app = await startApp()
  await app.backend.store.create('incidents', { id: 'ti', values: message }, { by: 'test' })
  const { results } = await app.backend.search.results('Konnektoren gestört', 5)
  expect(results[0]).toMatchObject({ url: '/status#ti' })
  const answer = await app.send('POST', '/api/chat', { message: 'Sind die Konnektoren gestört?' })
  expect(((await answer.json()) as { message: string }).message).toContain('/status#ti')
})

test('what was read before is still told while the database is away', async () => {
  await using app = await startApp()
  const { store, feed, media } = app.backend
  await store.create('incidents', { id: 'ti', values: message }, { by: 'test' })
  const { createKeptReads } = await import('#server/content/kept-reads.ts')
  const kept = createKeptReads(feed)
  let away = false
  const failing = new Proxy(store, {
    get: (target, name) =>
      away && name === 'list'
        ? () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
        : Reflect.get(target, name),
  })
  const read = () => createPublicReads(failing, silentLog, media.pictures, { kept }).list('incidents')
  expect(await read()).toMatchObject([{ title: message.title }])
  away = true
  expect(await read()).toMatchObject([{ title: message.title }])
})

test('a page that is switched off has neither feeds nor calendar', async () => {
  await using app = await startApp()
  await app.backend.store.update('pages', 'status', { by: 'test', values: { off: true } })
  for (const path of ['/feed/status.xml', '/feed/status.json', '/feed/wartung.ics'])
    expect((await app.get(path)).status).toBe(404)
})
