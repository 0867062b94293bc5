import { expect, test } from 'vitest'
import { itemAt, previewAddress } from './item-address.ts'

test('a draft of a service is seen on its own page, which is one of this site', () => {
  const at = (ownPage: unknown) => previewAddress('services', 'ki', { ownPage })
  expect(at('/ai')).toBe('/ai')
  for (const elsewhere of ['', 'https://evil.example/x', '//evil.example', '/\\evil.example', '/.//evil.example', 7])
    expect(at(elsewhere), String(elsewhere)).toBe('/leistungen/ki')
})

test("at the root stand pages of one's own, beside those that are code", () => {
  expect(itemAt('/ueber-solar')).toEqual({ collection: 'ownPages', address: 'ueber-solar' })
  for (const taken of ['/', '/blog', '/impressum', '/admin', '/Solar', '/a.php', '/leistungen'])
    expect(itemAt(taken), taken).toBeUndefined()
})
