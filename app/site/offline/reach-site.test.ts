import { expect, test } from 'vitest'
import { wantedPage } from './reach-site.ts'

const origin = 'https://musterwerk.example'

test('the hash leads back to a page of this site', () => {
  expect(wantedPage('#/blog/neues', origin)).toBe('/blog/neues')
  expect(wantedPage('#/blog?seite=2', origin)).toBe('/blog?seite=2')
})

test.each([
  '',
  '#',
  '#contact',
  '#//elsewhere.example/x',
  '#/\\elsewhere.example',
  '#/.//elsewhere.example/x',
  '#javascript:alert(1)',
  '#/offline',
  '#/offline?a=b',
])('%s leads nowhere', (hash) => {
  expect(wantedPage(hash, origin)).toBeUndefined()
})
