import { expect, test } from 'vitest'
import { countedPage, referrerOf } from './countable.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0', host: 'www.musterwerk.example' }
const page = (path: string, headers = {}, { method = 'GET', status = 200 } = {}) =>
  countedPage({ method, path, status, headers: { ...browser, ...headers } })

test('a page that is opened by its address counts under its path, also when the browser still had it', () => {
  expect(page('/blog', { 'sec-fetch-dest': 'document' })).toBe('/blog')
  expect(page('/blog', {}, { status: 304 })).toBe('/blog')
})

test('a page that a click opens counts once: when it is fetched, or when what was fetched ahead is shown', () => {
  const byClick = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'x-page-fetch': 'shown' }
  const ahead = { ...byClick, 'x-page-fetch': 'ahead' }
  expect(page('/blog/neues', byClick)).toBe('/blog/neues')
  expect(page('/', byClick, { status: 304 })).toBe('/')
  expect(page('/blog', ahead)).toBeUndefined()
  expect(page('/blog', byClick, { method: 'HEAD' })).toBe('/blog')
  expect(page('/blog', ahead, { method: 'HEAD' })).toBeUndefined()
  expect(page('/blog', { ...byClick, 'sec-fetch-dest': 'image' })).toBeUndefined()
  expect(page('/contact', byClick, { method: 'POST' })).toBeUndefined()
  expect(page('/blog', { ...byClick, 'x-page-fetch': 'anders' })).toBeUndefined()
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
  for (const path of [
    '/admin',
    '/login',
    '/assets/site.js',
    '/dialoge/team',
    '/api/content/stats',
    '/healthz',
    '/faq.data',
  ])
    expect(page(path)).toBeUndefined()
  expect(page('/fehlt', {}, { status: 404 })).toBeUndefined()
  expect(page('/', {}, { method: 'HEAD' })).toBeUndefined()
})

test('of the way here only the host is known', () => {
  const from = (referer: string, more = {}) => referrerOf({ headers: { ...browser, referer, ...more } })
  expect(from('https://Suche.example/?q=geheim')).toBe('suche.example')
  expect(from('https://www.musterwerk.example/blog')).toBe('.')
  expect(from('', { 'x-page-fetch': 'shown' })).toBe('.')
  for (const odd of ['', 'android-app://chat', 'https://', 'https://a b.example/', `https://${'a'.repeat(200)}/`])
    expect(from(odd)).toBe('')
})
