import { expect, test } from 'vitest'
import { matchSiteRoute } from '#shared/addresses/site-routes.ts'
import { definitions } from '#shared/content/index.ts'
import { pageDefaults } from '#shared/content/defaults/pages.ts'
import { exampleOf } from './choices.ts'
import { viewAddress } from './view-address.ts'

const edited = (name: string, id: string, example?: string) => ({ name, id, values: {}, live: true, example })

/** What an address says beside a page: a file for programs, signing in, and a page that never is. */
const noPages = ['/robots.txt', '/login', '/-']

test('everything that can be edited can be looked at', () => {
  const items = [
    ...definitions.map(({ name }) => edited(name, 'beispiel')),
    ...pageDefaults.map(({ id }) => edited('pages', id!, '/blog/erster')),
  ]
  for (const item of items) {
    const [path] = viewAddress(item).address.split(/[?#]/)
    expect(noPages.includes(path!) || matchSiteRoute(path!) !== undefined, `${item.id}: ${path}`).toBe(true)
  }
})

test('each page is looked at where it stands, and signing in as its draft has it', () => {
  const at = (id: string) => viewAddress(edited('pages', id))
  expect(at('home')).toEqual({ address: '/', isDraft: false })
  expect(at('search')).toEqual({ address: '/suche', isDraft: false })
  expect(at('not-found')).toEqual({ address: '/-', isDraft: false })
  expect(at('login')).toEqual({ address: '/login?vorschau=pages%3Alogin', isDraft: true })
  expect(viewAddress({ ...edited('faq', 'x'), live: false })).toEqual({
    address: '/faq?vorschau=faq%3Ax',
    isDraft: true,
  })
})

test('texts that all items of a collection share are looked at on the page of the first that shows them', () => {
  const item = (id: string, more: object) => ({ collection: 'services', live: true, ...more, item: { id, ...more } })
  const items = [item('entwurf', { live: false }), item('ki', { ownPage: '/ai' }), item('cloud', { address: 'wolke' })]
  const itemsOf = (name: string) => (name === 'services' ? items : []) as never
  expect(exampleOf({ name: 'pages', id: 'service' }, itemsOf)).toBe('/leistungen/wolke')
  expect(exampleOf({ name: 'pages', id: 'job' }, itemsOf)).toBeUndefined()
  expect(exampleOf({ name: 'pages', id: 'faq' }, itemsOf)).toBeUndefined()
  expect(exampleOf({ name: 'services', id: 'service' }, itemsOf)).toBeUndefined()
})
