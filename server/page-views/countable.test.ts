import { expect, test } from 'vitest'
import { countedPage, referrerOf } from './countable.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0', host: 'www.musterwerk.example' }
const page = (path: string, headers = {}, { method = 'GET', status = 200 } = {}) =>
  countedPage({ method, path, status, headers: { ...browser, ...headers } })

test('a page counts under its path, opened by address or by a click, also when the browser still had it', () => {
  expect(page('/blog', { 'sec-fetch-dest': 'document' })).toBe('/blog')
  expect(page('/blog', {}, { status: 304 })).toBe('/blog')
  expect(page('/blog/neues.data', { 'sec-fetch-dest': 'empty' })).toBe('/blog/neues')
  expect(page('/_.data')).toBe('/')
})

test('a page that a service worker asked for on behalf of a tab counts', () => {
  expect(page('/blog', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' })).toBe('/blog')
  expect(page('/blog', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).toBeUndefined()
})

test('who objects is not counted', () => {
  expect(page('/', { dnt: '1' })).toBeUndefined()
  expect(page('/', { 'sec-gpc': '1' })).toBeUndefined()
  expect(page('/', { dnt: '0' })).toBe('/')
})

test('programs, editors, prefetching and frames are not counted', () => {
  for (const agent of [
    '',
    'Googlebot/2.1',
    'curl/8',
    'Mozilla/5.0 HeadlessChrome/120',
    'UptimeMonitor',
    'python-requests',
  ])
    expect(page('/', { 'user-agent': agent })).toBeUndefined()
  for (const prefix of ['__Host-', ''])
    expect(page('/', { cookie: `${prefix}schaufenster.session_token=abc` })).toBeUndefined()
  expect(page('/', { 'sec-purpose': 'prefetch' })).toBeUndefined()
  expect(page('/', { 'sec-fetch-dest': 'iframe' })).toBeUndefined()
  expect(page('/', { 'sec-fetch-dest': 'empty' })).toBeUndefined()
})

test('only public pages that were shown count', () => {
  for (const path of ['/admin', '/login', '/assets/site.js', '/dialoge/team', '/api/content/stats', '/healthz'])
    expect(page(path)).toBeUndefined()
  expect(page('/fehlt', {}, { status: 404 })).toBeUndefined()
  expect(page('/', {}, { method: 'HEAD' })).toBeUndefined()
})

test('of the way here only the host is known', () => {
  const from = (referer: string, path = '/') => referrerOf({ path, headers: { ...browser, referer } })
  expect(from('https://Suche.example/?q=geheim')).toBe('suche.example')
  expect(from('https://www.musterwerk.example/blog')).toBe('.')
  expect(from('', '/blog.data')).toBe('.')
  for (const odd of ['', 'android-app://chat', 'https://', 'https://a b.example/', `https://${'a'.repeat(200)}/`])
    expect(from(odd)).toBe('')
})
