import { expect, test } from 'vitest'
import { previewAddress } from './item-address.ts'

test('a draft of a service is seen on its own page, which is one of this site', () => {
  const at = (ownPage: unknown) => previewAddress('services', 'ki', { ownPage })
  expect(at('/ai')).toBe('/ai')
  for (const elsewhere of ['', 'https://evil.example/x', '//evil.example', '/\\evil.example', '/.//evil.example', 7])
    expect(at(elsewhere), String(elsewhere)).toBe('/leistungen/ki')
})
