import { expect, test } from 'vitest'
import { domainsOf, matcherOf } from './delete-keys.ts'

test('a key is deleted by its name, or by its beginning', () => {
  expect(matcherOf('outside')('outside')).toBe(true)
  expect(matcherOf('outside')('outside_2')).toBe(false)
  expect(matcherOf('_ga_*')('_ga_1234')).toBe(true)
  expect(matcherOf('_ga_*')('schaufenster-consent')).toBe(false)
})

test('a cookie is deleted for the host and every domain above it', () => {
  expect(domainsOf('www.musterwerk.example')).toEqual(['www.musterwerk.example', 'musterwerk.example'])
  expect(domainsOf('localhost')).toEqual([])
})
