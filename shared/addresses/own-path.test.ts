import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const origin = 'https://musterwerk.example'
const own = (address: string) => ownPath(address, origin)

test('paths of this site and its full addresses become a path', () => {
  expect(own('/')).toBe('/')
  expect(own('/admin/blog-posts?status=draft#top')).toBe('/admin/blog-posts?status=draft#top')
  expect(own('/blog/../faq')).toBe('/faq')
  expect(own('https://musterwerk.example/konto?a=//b')).toBe('/konto?a=//b')
  expect(own('https://musterwerk.example')).toBe('/')
  expect(ownPath('/hooks/session')).toBe('/hooks/session')
})

test.each([
  '',
  'admin',
  '?a=b',
  '#oben',
  '//evil.example/x',
  '///evil.example/x',
  '/.//evil.example/x',
  '/..//evil.example/x',
  '/%2e//evil.example/x',
  '/blog/..//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/blog\\..\\..\\evil.example',
  'https://musterwerk.example//evil.example/x',
  'https://musterwerk.example/.//evil.example/x',
  'https://musterwerk.example\\@evil.example',
  'https://musterwerk.example@evil.example/',
  'https://musterwerk.example.evil.example/',
  'http://musterwerk.example/admin',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://musterwerk.example/x',
])('%j leads elsewhere', (address) => expect(own(address)).toBeUndefined())

test('whatever is let through stays on this site, however often browsers and servers read it', () => {
  const slashes = ['/', '//', '\\', '.', '..', '/.', '/..', '%2e', '%2f', '%5c', '%09', '\uFF0F', '@', ':', '?', '#']
  const blanks = ['\t', '\n', '\r', '\0', ' ', '\u2028']
  const names = [
    'https:',
    'HTTP:',
    'javascript:',
    origin,
    'musterwerk.example',
    'evil.example',
    'a',
    'ü',
    '[',
    ']',
    '%',
  ]
  const piece = constantFrom(...slashes, ...blanks, ...names)
  const address = oneof(
    array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    webUrl({ withFragments: true, withQueryParameters: true }),
    string({ unit: 'grapheme' }).map((text) => `/${text}`),
  )
  assert(
    property(address, (given) => {
      const path = own(given)
      if (path === undefined) return
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, origin).origin).toBe(origin)
      const sent = new Headers({ location: path }).get('location')!
      expect(new URL(sent, `${origin}/__/auth/callback/firma`).origin).toBe(origin)
      const { pathname, search, hash } = new URL(sent, origin)
      expect(own(pathname + search + hash), 'reading it again changes nothing').toBe(path)
    }),
    { numRuns: 1_000 },
  )
})
