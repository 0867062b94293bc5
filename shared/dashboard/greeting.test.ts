import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['2026-11-16T06:00:00Z', 'Guten Morgen'],
  ['2026-11-16T10:00:00Z', 'Guten Tag'],
  ['2026-11-16T17:00:00Z', 'Guten Abend'],
  // In summer Germany is two hours ahead.
  ['2026-07-16T08:59:00Z', 'Guten Morgen'],
  ['2026-07-16T09:00:00Z', 'Guten Tag'],
])('at %s it says %s', (at, words) => {
  expect(greeting(new Date(at))).toBe(words)
})
