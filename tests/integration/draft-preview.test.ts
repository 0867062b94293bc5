import { expect, test, vi } from 'vitest'
import { backend } from '#server/context.ts'
import type { Render } from '#server/pages.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { startApp } from '../start-app.ts'

const typed = { values: { question: 'Gerade getippt?', answer: '<p>Ja.<script>x()</script></p>' } }
const address = '/faq?vorschau=faq:neu'

/** Draws the questions, as a page that reads content would. */
const renderQuestions: Render = async (_request, context) => {
  const questions = await context.get(backend).content.list('faq')
  const html = questions.map(({ question, answer }) => `<li>${question} ${answer}</li>`).join('')
  return new Response(`<main>${html}</main>`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

test('a page answers what is being typed with its HTML, which nobody keeps or finds', async () => {
  const render = vi.fn<Render>(renderQuestions)
  await using app = await startApp({ render })
  const editor = await signedInBrowser(app, 'editor')
  const response = await editor.send('POST', address, typed)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  const html = await response.text()
  expect(html).toContain('Gerade getippt? <p>Ja.</p>')
  expect(app.cache.size.entries).toBe(0)
  // The page itself only ever reads.
  const { method, body, headers } = render.mock.calls[0]![0]
  expect([method, body, headers.get('content-type')]).toEqual(['GET', null, null])
  expect(await (await app.get('/faq')).text()).not.toContain('Gerade getippt')
})

test('who may not write something does not get its draft, nor may another site ask for one', async () => {
  const render = vi.fn<Render>(renderQuestions)
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
  const render = vi.fn<Render>(renderQuestions)
  await using app = await startApp({ render, environment: { SCHAUFENSTER_BODY_LIMIT_KB: '16' } })
  const large = { values: { ...typed.values, answer: 'x'.repeat(20_000) } }
  expect((await app.send('POST', address, large)).status).toBe(413)
  expect((await app.send('POST', address, '{"values":')).status).toBe(400)
  expect((await app.send('POST', address, { values: {}, more: 1 })).status).toBe(422)
  expect(render).not.toHaveBeenCalled()
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
