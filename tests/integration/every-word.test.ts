import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#shared/addresses/site-paths.ts'
import { dialogPaths } from '#shared/dialogs/dialogs.ts'
import { mark, writeMarkedContent } from '../marked-content.ts'
import { startSite, type Site } from '../start-site.ts'
import { unmarkedProse } from '../unmarked-prose.ts'

// The built site with content whose every text carries a mark: what visitors read without one is code, and must not be.
// What only comes to be in a browser is held by tests/e2e/every-word.e2e.ts.

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-words-'))
let site: Site

beforeAll(async () => {
  await writeMarkedContent(folder)
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '10000' })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

const get = async (path: string) => (await fetch(site.url + path)).text()

const pages = [
  '/',
  '/portfolio',
  '/portfolio?leistung=ki',
  '/blog',
  '/blog?suche=cloud',
  '/blog?suche=gibtesnicht',
  '/blog?kategorie=ki',
  '/training',
  '/training?format=vor-ort&stufe=fachwissen',
  '/recruitment',
  '/healthcare-it',
  '/ai',
  '/ecommerce',
  '/security',
  '/cookies',
  '/about',
  '/team',
  '/career',
  '/partners',
  '/faq',
  '/faq?suche=kosten',
  '/faq?suche=gibtesnicht',
  '/contact',
  paths.contactForm(),
  '/contact?formular=gesendet',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/impressum/fassungen',
  '/notfall',
  '/status',
  '/sicherheit-dieser-website',
  '/offline',
  '/suche',
  '/suche?suche=phishing',
  '/suche?suche=anschrift',
  '/suche?suche=gibtesnicht',
  '/leistungen/cloud',
  '/diese-seite-gibt-es-nicht',
]

test.each(pages)('everything on %s comes from content', async (path) => {
  const html = await get(path)
  expect(html).toContain(mark)
  expect(unmarkedProse(html)).toEqual([])
})

test('so does everything on the pages of a post, a project and a job', async () => {
  for (const [list, link] of [
    ['/blog', /href="(\/blog\/[\w-]+)"/],
    ['/portfolio', /href="(\/portfolio\/[\w-]+)"/],
    ['/career', /href="(\/career\/[\w-]+)"/],
  ] as const) {
    const [, path] = link.exec(await get(list))!
    expect(unmarkedProse(await get(path!)), path).toEqual([])
  }
})

test('so does what the form without JavaScript answers', async () => {
  const ticket = /name="ticket" value="([^"]+)"/.exec(await get(paths.contactForm()))![1]!
  const body = new URLSearchParams({ ticket, name: 'A', email: 'a', phone: '1', message: 'x', mathAnswer: 'z' })
  const headers = { origin: site.url }
  const answer = await fetch(site.url + paths.contactForm(), { method: 'POST', body, headers })
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(unmarkedProse(html).filter((text) => !['A', 'a', 'x'].includes(text))).toEqual([])
})

test.each(Object.keys(dialogPaths))('what the dialog %s shows comes from content', async (name) => {
  const content = (await (await fetch(`${site.url}/dialoge/${name}`)).json()) as { title: string; html?: string }
  expect(content.title).toContain(mark)
  expect(unmarkedProse(content.html ?? '')).toEqual([])
})

test.each(['Hallo', 'Danke', 'Wann haben Sie geöffnet?', 'Ich möchte mit einem Menschen sprechen', 'Quastenflosser?'])(
  'the assistant answers „%s“ in the words of content',
  async (message) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site.url}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message }) })
    const { message: said } = (await answer.json()) as { message: string }
    expect(said.split('\n').filter((line) => /\p{L}{2}/u.test(line) && !line.includes(mark))).toEqual([])
  },
)

test('a literal that somebody writes into a component is found', () => {
  expect(unmarkedProse(`<p>${mark}Text${mark}</p><button>Absenden</button>`)).toEqual(['Absenden'])
  expect(unmarkedProse(`<p>${mark}Text${mark}<!-- --> und mehr</p>`)).toEqual(['und mehr'])
  expect(unmarkedProse('<input placeholder="Suchen"><span class="visually-hidden">Menü</span>')).toEqual(['Suchen'])
})
