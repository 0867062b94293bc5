import { expect, test } from 'vitest'
import { consentPeriods, consentSum } from './consent-totals.ts'
import { daysUntil } from '#shared/time/german-day.ts'

const total = (day: string, accepted: number, rejected: number) => ({
  day,
  accepted,
  rejected,
  partly: 0,
  withdrawn: 0,
  preferences: accepted,
  analytics: accepted,
  marketing: accepted,
})

test('days without a choice are shown too', () => {
  const periods = consentPeriods(daysUntil('2026-03-03', 3), [total('2026-03-02', 2, 1)])
  expect(periods.map(({ day, accepted }) => [day, accepted])).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 2],
    ['2026-03-03', 0],
  ])
  expect(consentSum(periods)).toMatchObject({ accepted: 2, rejected: 1, analytics: 2 })
})

test('a year is shown as twelve months', () => {
  const periods = consentPeriods(daysUntil('2026-11-15', 365), [
    total('2025-11-20', 9, 0),
    total('2026-11-01', 1, 0),
    total('2026-11-15', 2, 3),
  ])
  expect(periods).toHaveLength(12)
  expect(periods[0]!.day.slice(0, 7)).toBe('2025-12')
  expect(periods.at(-1)).toMatchObject({ accepted: 3, rejected: 3 })
})
