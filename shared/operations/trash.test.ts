import { expect, test } from 'vitest'
import { daysLeft } from './trash.ts'

test('counts whole days down to the last one', () => {
  const deletedAt = '2026-11-01T12:00:00Z'
  expect(daysLeft(deletedAt, '2026-11-01T12:00:01Z')).toBe(30)
  expect(daysLeft(deletedAt, '2026-11-02T12:00:00Z')).toBe(29)
  expect(daysLeft(deletedAt, '2026-11-30T23:00:00Z')).toBe(1)
  expect(daysLeft(deletedAt, '2026-12-05T00:00:00Z')).toBe(0)
})
