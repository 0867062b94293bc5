import { expect, test } from 'vitest'
import { formatDate } from './format.ts'

test('a date is written out in German', () => {
  expect(formatDate('2026-11-12T08:00:00.000Z')).toBe('12. November 2026')
})

test('the day is the one in Germany', () => {
  expect(formatDate('2026-12-31T23:30:00.000Z')).toBe('1. Januar 2027')
})
