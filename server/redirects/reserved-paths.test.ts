import { expect, test } from 'vitest'
import { createReservedPaths, plainSpelling } from './reserved-paths.ts'

const isReserved = createReservedPaths(
  ['/robots.txt', '/admin/*', '/media/:id', '/feed/blog/:file', '/feed/blog.xml'],
  (path) => path === '/favicon.svg',
)

test.each([
  '/robots.txt',
  '/Robots.TXT',
  '/robots.txt/',
  '/%72obots.txt',
  '/%2572obots.txt',
  '/admin',
  '/ADMIN/x',
  '/admin%2Fx',
  '/%2fadmin',
  '//admin//x',
  '/./admin',
  '/\\admin',
  '/ａｄｍｉｎ',
  '/%EF%BD%81dmin',
  '/ADMİN',
  '/ad\u00ADmin',
  '/ad%E2%80%8Bmin/x',
  '/media',
  '/Media/x/y',
  '/FEED/blog/x.xml',
  '/feed/blog.xml',
  '/Favicon.SVG',
])('%s is reserved', (path) => expect(isReserved(path)).toBe(true))

test.each(['/administration', '/robots', '/feed', '/feed/atom', '/mediathek', '/x/admin', '/%zz', '/'])(
  '%s is free',
  (path) => expect(isReserved(path)).toBe(false),
)

test('a page is the same page in capitals and encoded', () => {
  expect(plainSpelling('/%43ontact/')).toBe('/contact')
  expect(plainSpelling('/%C3%BCber-Uns')).toBe('/über-uns')
})
