import { expect, test } from 'vitest'
import { keyOf, kindOf, pageOfData } from './request-kind.ts'

const origin = 'https://musterwerk.example'
const ask = (path: string, changes: object = {}) =>
  kindOf(
    {
      method: 'GET',
      mode: 'cors' as RequestMode,
      destination: '' as RequestDestination,
      headers: new Headers(),
      url: new URL(path, origin).href,
      ...changes,
    },
    origin,
  )
const open = (path: string) => ask(path, { mode: 'navigate', destination: 'document' })

test.each(['/', '/faq', '/blog/passkeys-im-unternehmen', '/blog?seite=2', '/?utm_source=brief'])(
  '%s is a page',
  (path) => {
    expect(open(path)).toBe('page')
  },
)

test.each([
  '/login',
  '/login?weiter=/admin',
  '/einrichtung/abc',
  '/vorschau/abc',
  '/__/auth/handler?x=1',
  '/faq?vorschau=abc',
  '/contact?formular=1',
  '/suche?suche=vpn',
  '/api/mail/messages.csv',
  '/v1/projects',
  '/media/abc',
  '/dialoge/contact',
  '/service-worker.js',
  '/robots.txt',
])('opening %s is left to the browser', (path) => {
  expect(open(path)).toBe('other')
})

test('pages of the admin area are told apart, their data is left to the browser', () => {
  for (const path of ['/admin', '/admin/inhalte/faq', '/konto']) expect(open(path)).toBe('admin-page')
  for (const path of ['/admin.data', '/admin/inhalte/faq.data', '/konto.data', '/login.data'])
    expect(ask(path)).toBe('other')
  expect(open('/administration')).toBe('page')
})

test('data, files and dialogs of public pages are recognised', () => {
  expect(ask('/faq.data')).toBe('page-data')
  expect(ask('/_.data?_routes=root')).toBe('page-data')
  expect(ask('/dialoge/contact')).toBe('dialog')
  expect(ask('/assets/site-DJgJlBNR.js')).toBe('asset')
  expect(ask('/media/abc/0123/w640.avif', { destination: 'image' })).toBe('picture')
  expect(ask('/media/abc/0123/film.mp4', { destination: 'video' })).toBe('other')
})

test('what is sent, comes in pieces or from elsewhere is left to the browser', () => {
  expect(ask('/faq', { method: 'POST', mode: 'navigate' })).toBe('other')
  expect(ask('/assets/site-DJgJlBNR.js', { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('other')
  expect(ask('https://elsewhere.example/assets/site-DJgJlBNR.js')).toBe('other')
  for (const path of ['/api/contact/ticket', '/api/chat', '/healthz']) expect(ask(path)).toBe('other')
})

test('a page is kept under its address without marks of campaigns', () => {
  expect(keyOf(new URL('/faq?utm_source=brief', origin))).toBe('/faq')
  expect(keyOf(new URL('/blog?seite=2&fbclid=1', origin))).toBe('/blog?seite=2')
  expect(keyOf(new URL('/blog?suche=vpn', origin))).toBeUndefined()
})

test('data leads to its page', () => {
  expect(pageOfData(new URL('/_.data', origin)).href).toBe(`${origin}/`)
  expect(pageOfData(new URL('/blog.data?seite=2&_routes=x', origin)).href).toBe(`${origin}/blog?seite=2`)
})
