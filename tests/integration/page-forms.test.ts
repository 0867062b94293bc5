import { expect, test } from 'vitest'
import { toPage, type DrawnPage } from '#server/pages/page.ts'
import { assemble } from '#server/http/representation.ts'
import { renderServices, startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

// A page comes whole, with its styles in it, or with links to them, as its reader asks for it (docs/decisions/0040).

const address = '/assets/site-a1b2c3d4.css'
const sheet = 'h1{color:teal}'
const files = {
  get: (path: string) => (path === address ? assemble(200, [], { identity: Buffer.from(sheet) }) : undefined),
  has: (path: string) => path === address,
}
let rendered = 0
const render = async (...[request, context]: Parameters<TestRender>): Promise<DrawnPage> => {
  rendered += 1
  const page = await toPage(await renderServices(request, context))
  return { ...page, text: `${page.text}<p>${'Schaufenster '.repeat(100)}</p>`, sheets: { at: 0, addresses: [address] } }
}
const browser = { 'accept-encoding': 'br' }
const fetched = { 'x-page-fetch': 'ahead' }
const script = { ...browser, ...fetched }
const etagOf = (response: Response) => response.headers.get('etag')!

test('who opens a page gets its styles in it, and a script links to them; it is rendered once for both', async () => {
  await using app = await startApp({ render, files })
  rendered = 0
  const [whole, linked] = [await app.get('/'), await app.get('/', { 'x-page-fetch': 'shown' })]
  const [page, part] = [await whole.text(), await linked.text()]
  expect(page).toContain(`<style data-href="${address}">${sheet}</style>`)
  expect(part).toBe(page.replace(/<style.*<\/style>/, `<link rel="stylesheet" href="${address}"/>`))
  expect(rendered).toBe(1)
  for (const response of [whole, linked]) {
    expect(response.headers.get('vary')).toBe('x-page-fetch, accept, accept-encoding')
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+';/)
  }
  // From memory, too.
  expect(await (await app.get('/', { 'x-page-fetch': 'ahead' })).text()).toBe(part)
  expect(await (await app.get('/')).text()).toBe(page)
})

test('each form has its own mark; a script whose browser has the whole page is told that it is still the same', async () => {
  await using app = await startApp({ render, files })
  const whole = etagOf(await app.get('/', browser))
  const part = etagOf(await app.get('/', script))
  expect(part).not.toBe(whole)
  const statuses = []
  for (const [headers, known] of [
    [browser, whole],
    [browser, part],
    [script, part],
    [script, whole],
  ] as const)
    statuses.push((await app.get('/', { ...headers, 'if-none-match': known })).status)
  expect(statuses).toEqual([304, 200, 304, 304])
})

test('after a change neither form is the one of before', async () => {
  await using app = await startApp({ render, files })
  const title = 'Neue Leistung'
  const before = [await app.get('/'), await app.get('/', fetched)]
  const { items } = (await (await app.send('GET', '/api/content/services')).json()) as {
    items: { id: string }[]
  }
  const [first] = items
  const changed = await app.send('PATCH', `/api/content/services/${first!.id}`, {
    version: 1,
    values: { title },
  })
  expect(await changed.json()).toMatchObject({ item: { title } })
  const after = [await app.get('/'), await app.get('/', fetched)]
  for (const [index, response] of after.entries()) {
    expect(await response.text()).toContain(title)
    expect(await before[index]!.text()).not.toContain(title)
  }
})

test('pages of one reader alone come in the form that is asked for', async () => {
  await using app = await startApp({ render, files })
  expect(await (await app.get('/suche?suche=Cloud')).text()).toContain('<style data-href')
  expect(await (await app.get('/suche?suche=Cloud', script)).text()).not.toContain('<style')
})

test('what may not be kept is not kept in its other form either', async () => {
  let isBroken = true
  await using app = await startApp({
    files,
    render: async (request, context) => {
      const page = await render(request, context)
      return isBroken ? { ...page, status: 500 } : page
    },
  })
  const failed = await app.get('/', fetched)
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store'])
  isBroken = false
  const shown = await app.get('/', fetched)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
  expect(app.memory.size.entries).toBe(1)
})
