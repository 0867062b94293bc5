import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiToken } from '../start-app.ts'
import { startSite, type Site } from '../start-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-own-pages-'))
let site: Site

beforeAll(async () => {
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { item: { id: string }; version: number; error?: { fields?: { path: string; message: string }[] } }

async function send(method: string, path: string, body: unknown) {
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const response = await fetch(site.url + path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, text: await response.clone().text(), body: (await response.json()) as Answer }
}

const versions = new Map<string, number>()

/** Changes a page that came with the site, for everybody at once. */
async function change(id: string, values: object) {
  const answer = await send('PATCH', `/api/content/pages/${id}`, { version: versions.get(id) ?? 1, values })
  versions.set(id, answer.body.version)
  return answer
}

async function get(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, html: await response.text() }
}

const values = {
  title: 'Über Solar',
  blocks: [
    { kind: 'text', id: 'warum', title: 'Warum Solar', body: '<p>Strom vom Dach mit Zitterrochenspeicher.</p>' },
    { kind: 'entries', id: 'schritte', look: 'steps', items: [{ title: 'Messen', text: 'Wie viel Sonne' }] },
    {
      kind: 'table',
      id: 'preise',
      title: 'Preise',
      columns: [{ title: 'Größe' }],
      rows: [{ cells: [{ text: '5 kWp' }] }],
    },
    { kind: 'faq', id: 'fragen', title: 'Fragen', topic: 'costs' },
    { kind: 'quote', id: 'zitat', quote: 'Läuft', name: 'Petra' },
    { kind: 'text', id: 'geheim', title: 'Noch nicht', hidden: true },
  ],
}

test("a page of one's own stands at its address once it is published, and is found", async () => {
  const created = await send('POST', '/api/content/ownPages', { id: 'ueber-solar', values, draft: true })
  expect(created.status, created.text).toBe(201)
  expect((await get('/ueber-solar')).status).toBe(404)
  expect((await get('/suche?suche=Zitterrochenspeicher')).html).not.toContain('/ueber-solar')

  const publish = '/api/content/ownPages/ueber-solar/publish'
  const published = await send('POST', publish, { version: created.body.version })
  expect(published.status, published.text).toBe(200)
  const page = await get('/ueber-solar')
  expect(page.status).toBe(200)
  for (const part of ['<h1', 'Über Solar', 'id="warum"', 'Messen', '5 kWp', 'id="fragen"', 'Läuft'])
    expect(page.html).toContain(part)
  expect(page.html).not.toContain('Noch nicht')
  expect(page.html).toContain(`<link rel="canonical" href="${site.url}/ueber-solar"`)
  expect((await get('/suche?suche=Zitterrochenspeicher')).html).toContain('href="/ueber-solar#warum"')

  await send('POST', '/api/content/ownPages/ueber-solar/unpublish', { version: published.body.version })
  expect((await get('/ueber-solar')).status).toBe(404)
})

test('a page of one’s own moves to another address, and whoever asks for the old one is led there', async () => {
  const created = await send('POST', '/api/content/ownPages', { id: 'wind', values: { title: 'Wind' } })
  const move = (address: string, version: number) =>
    send('PATCH', '/api/content/ownPages/wind', { version, values: { address } })
  expect((await get('/wind')).status).toBe(200)
  const moved = await move('windkraft', created.body.version)
  expect(moved.status, moved.text).toBe(200)
  const old = await fetch(`${site.url}/wind`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/windkraft'])
  expect((await get('/windkraft')).html).toContain(`<link rel="canonical" href="${site.url}/windkraft"`)
  const refused = await move('blog', moved.body.version)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Die Adresse /blog gehört schon zur Website')
})

test.each([
  ['blog', 'Die Adresse /blog gehört schon zur Website. Bitte wählen Sie eine andere'],
  ['admin', 'Die Adresse /admin gehört schon zur Website. Bitte wählen Sie eine andere'],
  ['leistungen', 'Die Adresse /leistungen gehört schon zur Website. Bitte wählen Sie eine andere'],
  ['mit_strich', 'Die Adresse darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten'],
])('the address %s is refused with a reason', async (id, reason) => {
  const refused = await send('POST', '/api/content/ownPages', { id, values: { title: 'X' }, draft: true })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(reason)
})

test('a title that sounds like a page of the site gets an address beside it', async () => {
  const created = await send('POST', '/api/content/ownPages', { values: { title: 'Blog' }, draft: true })
  expect(created.body.item.id).toBe('blog-2')
})

test('a page that is switched off is gone, and everything that led to it', async () => {
  const before = await get('/')
  expect(before.html).toContain('href="/healthcare-it"')
  expect((await get('/suche?suche=Telematikinfrastruktur')).html).toContain('href="/healthcare-it')

  expect((await change('healthcare-it', { off: true })).status).toBe(200)
  expect((await get('/healthcare-it')).status).toBe(404)
  const after = await get('/')
  expect(after.html).not.toContain('href="/healthcare-it')
  expect(after.html).toContain('href="/leistungen/healthcare-it"')
  expect((await get('/leistungen/healthcare-it')).status).toBe(200)
  expect((await get('/suche?suche=Telematikinfrastruktur')).html).not.toContain('href="/healthcare-it')

  await change('healthcare-it', { off: false })
  expect((await get('/healthcare-it')).status).toBe(200)
  expect((await get('/')).html).toContain('href="/healthcare-it"')
})

test('what stands below a page goes with it, and so do blocks that lead there', async () => {
  expect((await get('/ai')).html).toContain('Aus dem Blog')
  await change('blog', { off: true })
  expect((await get('/blog')).status).toBe(404)
  expect((await get('/blog/passkeys-im-unternehmen')).status).toBe(404)
  expect((await get('/ai')).html).not.toContain('Aus dem Blog')
  expect((await get('/suche?suche=Passkeys')).html).not.toContain('href="/blog/')
  await change('blog', { off: false })
  expect((await get('/blog/passkeys-im-unternehmen')).status).toBe(200)
})

test('pages that every site has to have cannot be switched off', async () => {
  await change('contact', { off: true })
  await change('impressum', { off: true })
  expect((await get('/contact')).status).toBe(200)
  expect((await get('/impressum')).status).toBe(200)
})

test('a block can be moved and hidden, and the next visitor sees it', async () => {
  const { blocks } = (
    (await (await fetch(`${site.url}/api/content/pages/partners`)).json()) as {
      item: { blocks: { id: string; hidden: boolean }[] }
    }
  ).item
  const order = async () =>
    [...(await get('/partners')).html.matchAll(/<section id="(partners|model|become)"/g)].map(([, id]) => id)
  expect(await order()).toEqual(['partners', 'model', 'become'])
  const moved = [blocks[1], blocks[0], { ...blocks[2], hidden: true }, ...blocks.slice(3)]
  expect((await change('partners', { blocks: moved })).status).toBe(200)
  expect(await order()).toEqual(['model', 'partners'])
})
