import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#shared/addresses/site-paths.ts'
import { sitePatterns } from '#shared/addresses/site-routes.ts'
import { collections } from '#shared/content/index.ts'
import { defaultItems } from '#server/content/import-defaults.ts'
import { foundWords } from '../found-words.ts'
import { apiToken } from '../start-app.ts'
import { startSite, type Site } from '../start-site.ts'

// Every public page of the built site after the profile has got another name: default texts take it from there.

/** Older versions of a legal text say what was true then, the former name included. */
const ofThePast = '/:legal/fassungen/:seq'
const dialogs = ['about', 'team', 'contact', 'impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'cookies']

const itemsOf = (name: keyof typeof collections, path: (id: string) => string) =>
  defaultItems(collections[name]).map(({ id }) => path(id))
const variable: Record<string, string[]> = {
  '/portfolio/:id': itemsOf('portfolio', paths.project),
  '/blog/:postId': itemsOf('blogPosts', paths.post),
  '/career/:id': itemsOf('jobs', paths.job),
  '/leistungen/:serviceId': itemsOf('services', paths.service),
  '/:legal/fassungen': ['/impressum/fassungen', '/datenschutz/fassungen'],
  '/dialoge/:name': dialogs.map((name) => `/dialoge/${name}`),
  '/:page': ['/gibt-es-nicht'],
  [ofThePast]: [],
}
const addresses = sitePatterns.flatMap((pattern) => variable[pattern] ?? [pattern])

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-other-company-'))
let site: Site

beforeAll(async () => {
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
  const renamed = await fetch(`${site.url}/api/content/companyProfile/companyProfile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, values: { name: 'Nordlicht IT', email: 'moin@nordlicht.example' } }),
  })
  expect(renamed.status).toBe(200)
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

test('there are pages to look at', () => {
  expect(addresses.length).toBeGreaterThan(50)
  expect(addresses.filter((address) => address.includes(':'))).toEqual([])
})

test('no page says the former name or shows a token, and every page says the new one', async () => {
  for (const address of addresses) {
    const response = await fetch(site.url + address)
    const text = await response.text()
    expect(foundWords(text, /musterwerk|\{\{/i), address).toBeUndefined()
    if (!address.startsWith('/dialoge/')) expect(text, address).toContain('Nordlicht IT')
  }
})
