import { expect, test } from 'vitest'
import { isNightlyDue, lastNight } from './nightly.ts'

const night = (now: string) => lastNight(new Date(now)).toISOString()
const due = (now: string, known: { provenAt?: string; failedAt?: string }) =>
  isNightlyDue(
    { provenAt: undefined, failedAt: undefined, openedAt: '2026-11-15T12:00:00.000Z', ...known },
    new Date(now),
  )

test('a night begins at three in Germany, in summer and winter and when the clocks change', () => {
  expect(night('2026-11-16T01:59:00Z')).toBe('2026-11-15T02:00:00.000Z')
  expect(night('2026-11-16T02:00:00Z')).toBe('2026-11-16T02:00:00.000Z')
  expect(night('2026-07-01T01:00:00Z')).toBe('2026-07-01T01:00:00.000Z')
  // 29 March 2026: at two it is three. 25 October: at three it is two again, and three an hour later.
  expect(night('2026-03-29T01:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  expect(night('2026-10-25T12:00:00Z')).toBe('2026-10-25T02:00:00.000Z')
})

test('once a night, never for a site that was only just opened, and after a failure again in an hour', () => {
  expect(due('2026-11-15T13:00:00Z', {})).toBe(false)
  expect(due('2026-11-16T02:10:00Z', {})).toBe(true)
  expect(due('2026-11-16T09:00:00Z', { provenAt: '2026-11-16T02:10:00.000Z' })).toBe(false)
  expect(due('2026-11-16T09:00:00Z', { provenAt: '2026-11-15T02:10:00.000Z' })).toBe(true)
  expect(due('2026-11-16T02:30:00Z', { failedAt: '2026-11-16T02:10:00.000Z' })).toBe(false)
  expect(due('2026-11-16T03:10:00Z', { failedAt: '2026-11-16T02:10:00.000Z' })).toBe(true)
})
