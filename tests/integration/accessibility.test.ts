import axe from 'axe-core'
import { expect, test } from 'vitest'
import { measuredTags, type MeasuredResult } from '#shared/accessibility/measured.ts'
import { templatesMeasured } from '#shared/accessibility/templates-measured.ts'
import { matchSiteRoute } from '#shared/addresses/site-routes.ts'
import { barrierLabel } from '#shared/messages/accessibility.ts'
import { federalStates, type FederalState } from '#shared/messages/federal-states.ts'
import { accessibilityAuthorities } from '#shared/messages/accessibility-authorities.ts'
import { backend } from '#server/context.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const path = '/api/accessibility-checks'
const measured = { engine: 'axe-core 4.14.0', pages: 3, unread: [], findings: [] }
/** The page of the statement, as far as the server is concerned. */
const render: TestRender = async (request, context) => {
  const { contactForms, measured: read } = context.get(backend)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (request.method === 'POST') {
    const again = await contactForms.submit(request, { label: barrierLabel, phoneRequired: false })
    return new Response(JSON.stringify(again?.form.problems ?? 'sent'), { headers })
  }
  if (new URL(request.url).searchParams.has('formular'))
    return new Response(JSON.stringify(contactForms.newForm()), { headers })
  return new Response((await read())?.at ?? 'never', { headers })
}

onBothEngines((_engine, newPlace) => {
  test('what a browser measured is kept with date and browser, and the page says so at once', async () => {
    const now = () => new Date('2026-11-15T10:00:00Z')
    await using app = await startApp({ newPlace, render, now })
    const page = async () => (await app.get('/barrierefreiheit')).text()
    expect(await page()).toBe('never')
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const kept = (await (await app.send('POST', path, measured, headers)).json()) as MeasuredResult
    expect(kept).toEqual({ ...measured, at: now().toISOString(), browser: 'Firefox auf Windows' })
    expect(await page()).toBe(now().toISOString())
    await app.send('POST', path, { ...measured, pages: 4 })
    expect(await app.backend.accessibility.last()).toMatchObject({ pages: 4 })
    const lines = await app.database.query.selectFrom('audit_log').select(['action', 'subject']).execute()
    expect(lines).toContainEqual({ action: 'accessibility.check', subject: 'Seiten: 4, Befunde: 0' })
  })
})

test('nobody else says what was measured, and nothing that no browser says', async () => {
  await using app = await startApp()
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', body: '{}' })
  expect((await app.fetch(request)).status).toBe(401)
  expect((await app.send('POST', path, { ...measured, engine: 'mine' })).status).toBe(422)
  expect(await app.backend.accessibility.last()).toBeUndefined()
})

test('every public page is among those that are measured', async () => {
  await using app = await startApp()
  const paths = await app.backend.accessibility.paths()
  expect(paths).toEqual(expect.arrayContaining(['/', '/barrierefreiheit', '/status', '/contact']))
})

test('who reports a barrier needs no telephone, and the message has its label', async () => {
  let time = Date.parse('2026-11-15T10:00:00Z')
  await using app = await startApp({ render, now: () => new Date(time) })
  const form = (await (await app.get('/barrierefreiheit?formular=1')).json()) as { ticket: string; task: string }
  const { answer } = app.backend.contact.question(form.ticket)!
  time += 3_000
  const send = (message: string) =>
    app.fetch(
      new Request('http://localhost:3000/barrierefreiheit?formular=1', {
        method: 'POST',
        body: new URLSearchParams({
          ticket: form.ticket,
          name: 'Anna Arzt',
          email: 'anna@praxis.example',
          phone: '',
          message,
          mathAnswer: String(answer),
        }),
      }),
    )
  expect(await (await send('kurz')).json()).toHaveProperty('message')
  expect(await (await send('Auf der Seite Kontakt fehlt eine Beschriftung.')).json()).toBe('sent')
  const { messages } = await app.backend.mail.inbox.list({ state: 'open', search: '', page: 1, label: barrierLabel })
  expect(messages).toMatchObject([{ name: 'Anna Arzt', labels: [barrierLabel] }])
})

test('the templates were measured with the axe-core of this version, by the rules of the statement and all of them', async () => {
  await using app = await startApp()
  const patterns = (paths: readonly string[]) =>
    [...new Set(paths.map((path) => matchSiteRoute(path.split('?')[0]!)?.pattern))].toSorted()
  expect(patterns(templatesMeasured.pages)).toEqual(patterns(await app.backend.accessibility.paths()))
  expect(templatesMeasured.engine).toBe(`axe-core ${axe.version}`)
  expect(templatesMeasured.rules).toEqual(measuredTags)
})

test('search and chat know what was measured as soon as it is', async () => {
  await using app = await startApp()
  const first = async () => (await app.backend.search.results('Überschriften springen Ebene', 5)).results[0]?.url
  expect(await first()).not.toBe('/barrierefreiheit')
  const finding = { rule: 'heading-order', impact: 'moderate', criteria: ['1.3.1'], pages: ['/faq'], count: 1 }
  const findings = [{ ...finding, help: 'Überschriften springen um mehr als eine Ebene' }]
  await app.send('POST', path, { ...measured, findings })
  expect(await first()).toBe('/barrierefreiheit')
  const question = JSON.stringify({ message: 'Welche Barrieren hat diese Website bei der Barrierefreiheit?' })
  const answer = (await (await app.send('POST', '/api/chat', question)).json()) as { message: string }
  expect(answer.message).toContain('/barrierefreiheit')
})

test('search and chat know the gaps that the owner lists', async () => {
  await using app = await startApp()
  const { results } = await app.backend.search.results('Gebärdensprache', 5)
  expect(results[0]).toMatchObject({ url: '/barrierefreiheit' })
})

test('each federal state has its market surveillance authority with source and date, and none without one', () => {
  const states = Object.keys(federalStates).filter((state): state is FederalState => state !== '')
  for (const state of states) {
    const { text, source, asOf } = accessibilityAuthorities[state]
    expect(text, state).toContain('Magdeburg')
    expect(source, state).toContain('BFSG')
    expect(asOf, state).toMatch(/^\d{4}-\d{2}$/)
  }
  expect(accessibilityAuthorities[''].text).toMatch(/^\[Platzhalter: .+\]$/)
})
