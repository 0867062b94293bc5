import { expect, test } from 'vitest'
import { apiRoutes } from '#server/api/routes.ts'
import { backend } from '#server/context.ts'
import { onBothEngines } from '../databases.ts'
import { apiToken, renderServices, startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

const token = { authorization: `Bearer ${apiToken}` }
const json = { ...token, 'content-type': 'application/json' }
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

onBothEngines((_engine, newPlace) => {
  test('a zero character in an address, a question or a text is refused on every route', async () => {
    await using app = await startApp({ newPlace })
    const body = JSON.stringify({
      id: 'a\0b',
      values: { title: '\0' },
      token: '\0',
      ids: ['\0'],
      items: [{ id: '\0' }],
    })
    for (const { method, path } of apiRoutes) {
      const inPath = path.replaceAll(/:(\w+)/g, (_part, name) => (name === 'collection' ? 'faq' : '%00'))
      const query = `http://localhost:3000${path.replaceAll(/:\w+/g, 'faq')}?suche=%00&since=%00&eventId=a%00`
      const asked = [new Request(query, { method, headers: token })]
      if (inPath.includes('%00')) asked.push(new Request(`http://localhost:3000${inPath}`, { method, headers: token }))
      for (const request of asked) {
        const { status } = await app.fetch(request)
        expect([400, 404, 401], `${method} ${request.url}`).toContain(status)
      }
      if (method === 'GET') continue
      // Some take no body and so do their work.
      const sent = await app.fetch(new Request(query.split('?')[0]!, { method, headers: json, body }))
      expect(sent.status, `${method} ${sent.url}`).toBeLessThan(500)
    }
  })

  test('a text with a zero character is refused before anything is kept', async () => {
    await using app = await startApp({ newPlace })
    const values = { question: 'Frage?\0', answer: '<p>x</p>', topic: 'general' }
    const response = await app.send('POST', '/api/content/faq', { id: 'frage', values })
    expect([response.status, await codeOf(response)]).toEqual([400, 'bad-character'])
    // The same six characters as text are text.
    const written = await app.send('POST', '/api/content/stats', { id: 'u', values: { value: '\\u0000', label: 'x' } })
    expect(written.status).toBe(201)
  })
})

test('pages with a zero character in their address do not exist', async () => {
  const rendered: string[] = []
  await using app = await startApp({
    render: async (request, context) => {
      rendered.push(new URL(request.url).pathname)
      return renderServices(request, context)
    },
  })
  for (const path of ['/blog/%00', '/admin/inhalte/faq/%00', '/vorschau/a%00', '/einrichtung/%00.data'])
    expect((await app.get(path)).status, path).toBe(404)
  expect(rendered).toEqual([])
})

test('JSON that is nested without end is refused, with and without a key for repetitions', async () => {
  await using app = await startApp()
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const repeatable: Record<string, string> = { 'idempotency-key': 'einmal-und-nie-wieder' }
  for (const headers of [{}, repeatable])
    for (const body of [deep, `{"id":"a","values":{"value":${deep}}}`]) {
      const response = await app.send('POST', '/api/content/stats', body, headers)
      expect([response.status, await codeOf(response)]).toEqual([400, 'malformed-json'])
    }
})

test('a form that is none is answered with the form and a plain sentence', async () => {
  // What app/pages/contact.tsx does, without its page.
  const render: TestRender = async (request, context) => {
    const again = await context.get(backend).contactForms.submit(request)
    return new Response(again?.form.notice, { status: again?.status, headers: { 'content-type': 'text/html' } })
  }
  await using app = await startApp({ render })
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [headers, body, status, text] of [
    [{ 'content-type': 'application/json' }, '{"name":"x"}', 415, 'Bitte senden Sie die Anfrage als Formular.'],
    [{}, 'x', 415, 'Bitte senden Sie die Anfrage als Formular.'],
    [multipart, '--x\r\nContent-Disposition: form-data; name="a"', 400, 'Bitte senden Sie die Anfrage als Formular.'],
    [{ 'content-type': 'multipart/form-data' }, '--x--', 400, 'Bitte senden Sie die Anfrage als Formular.'],
    [urlencoded, `name=${'x'.repeat(70_000)}`, 413, 'Die Anfrage ist zu groß.'],
    [urlencoded, 'name=a%00b', 400, 'Die Anfrage enthält ein Zeichen, das nicht erlaubt ist.'],
    [urlencoded, 'name=%ff%fe&ticket=%E0%A4%A', 422, /nicht mehr gültig/],
  ] as [Record<string, string>, string, number, string | RegExp][]) {
    const request = new Request('http://localhost:3000/contact', { method: 'POST', headers, body })
    const response = await app.fetch(request)
    expect(response.status, body.slice(0, 30)).toBe(status)
    expect(await response.text()).toMatch(text)
  }
})

test('what the database says about a failure is not told to whoever asked', async () => {
  await using app = await startApp()
  const { id } = (await app.backend.store.list('stats'))[0]!
  const { version } = (await app.backend.store.working('stats', id))!
  await app.database.query.schema.alterTable('revisions').renameTo('revisions_away').execute()
  for (const [method, path, body] of [
    ['POST', '/api/bulk/stats', { action: 'delete', items: [{ id, version }] }],
    ['DELETE', `/api/content/stats/${id}`, { version }],
  ] as const) {
    const text = await (await app.send(method, path, body)).text()
    expect(text).toContain('Failed to delete stat: Da ist etwas schiefgegangen.')
    expect(text).not.toContain('revisions')
  }
})
