import { expect, test } from 'vitest'
import { keyOf, kindOf } from './request-kind.ts'

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
const change = (path: string, fetched = 'shown', method = 'GET') =>
  ask(path, { method, headers: new Headers({ 'x-page-fetch': fetched }) })

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
])('opening %s is left to the browser, by address and by click', (path) => {
  expect(open(path)).toBe('other')
  expect(change(path)).not.toMatch(/^page/)
  expect(change(path, 'shown', 'HEAD')).toBe('other')
})

test('a page that a click opens is told from one that is fetched ahead, and from one that is seen only then', () => {
  for (const path of ['/', '/blog?seite=2', '/blog/passkeys-im-unternehmen']) {
    expect(change(path)).toBe('page-change')
    expect(change(path, 'ahead')).toBe('other')
    expect(change(path, 'shown', 'HEAD')).toBe('page-seen')
    expect(change(path, 'ahead', 'HEAD')).toBe('other')
    expect(ask(path)).toBe('other')
    expect(ask(path, { method: 'HEAD' })).toBe('other')
  }
})

test('pages of the admin area are told apart, their data is left to the browser', () => {
  for (const path of ['/admin', '/admin/inhalte/faq', '/konto']) expect(open(path)).toBe('admin-page')
  for (const path of ['/admin.data', '/admin/inhalte/faq.data', '/konto.data', '/login.data'])
    expect(ask(path)).toBe('other')
  expect(open('/administration')).toBe('page')
})

test('files and dialogs of public pages are recognised', () => {
  expect(ask('/dialoge/contact')).toBe('dialog')
  expect(ask('/assets/site-DJgJlBNR.js')).toBe('asset')
  expect(ask('/media/abc/0123/w640.avif', { destination: 'image' })).toBe('picture')
  expect(ask('/media/abc/0123/film.mp4', { destination: 'video' })).toBe('other')
})

test('what is sent, comes in pieces or from elsewhere is left to the browser', () => {
  expect(ask('/faq', { method: 'POST', mode: 'navigate' })).toBe('other')
  expect(change('/faq', 'shown', 'POST')).toBe('other')
  expect(ask('/assets/site-DJgJlBNR.js', { headers: new Headers({ range: 'bytes=0-1' }) })).toBe('other')
  expect(ask('https://elsewhere.example/assets/site-DJgJlBNR.js')).toBe('other')
  for (const path of ['/api/contact/ticket', '/api/chat', '/healthz']) expect(ask(path)).toBe('other')
})

test('a page is kept under its address without marks of campaigns', () => {
  expect(keyOf(new URL('/faq?utm_source=brief', origin))).toBe('/faq')
  expect(keyOf(new URL('/blog?seite=2&fbclid=1', origin))).toBe('/blog?seite=2')
  expect(keyOf(new URL('/blog?suche=vpn', origin))).toBeUndefined()
})
