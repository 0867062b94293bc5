import { expect, test } from 'vitest'
import { pageSource } from './page-source.ts'

test.each([
  ['/', { kind: 'page', id: 'home' }],
  ['/team', { kind: 'page', id: 'team' }],
  ['/blog', { kind: 'page', id: 'blog' }],
  ['/blog/passkeys', { kind: 'item', collection: 'blogPosts', address: 'passkeys' }],
  ['/leistungen/seo', { kind: 'item', collection: 'services', address: 'seo' }],
  ['/ueber-solar', { kind: 'item', collection: 'ownPages', address: 'ueber-solar' }],
  ['/impressum', { kind: 'document', name: 'impressum' }],
  ['/agb/fassungen/3', { kind: 'document', name: 'agb' }],
])('%s is written in its source', (path, source) => {
  expect(pageSource(path)).toEqual(source)
})
