import { expect, test } from 'vitest'
import { redirectSource, redirectTarget, withQuery } from './redirect-rules.ts'

test.each([
  ['/kontakt.html', '/kontakt.html'],
  ['kontakt/', '/kontakt'],
  ['https://alt.example/wir?x=1#y', '/wir'],
  ['/über uns', undefined],
  ['/über-uns', '/%C3%BCber-uns'],
  ['/%c3%bcber-uns', '/%C3%BCber-uns'],
  ['//evil.example/x', undefined],
  ['/', undefined],
  ['https://alt.example', undefined],
])('%s is kept as %s', (typed, kept) => {
  expect(redirectSource(typed)).toBe(kept)
})

test.each([
  ['/contact?a=1#b', '/contact?a=1#b'],
  ['https://example.org/x', 'https://example.org/x'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['contact', undefined],
])('%s leads to %s', (typed, target) => {
  expect(redirectTarget(typed)).toBe(target)
})

test('the question of a visitor goes along, before the place on the page', () => {
  expect(withQuery('/a', '?x=1')).toBe('/a?x=1')
  expect(withQuery('/a?y=2#z', '?x=1')).toBe('/a?y=2&x=1#z')
  expect(withQuery('/a#z', '')).toBe('/a#z')
})
