import { expect, test } from 'vitest'
import { monthBeside, monthIn, weeksOf } from './calendar.ts'

test('the weeks of a month begin on Monday and hold all of its days', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([26, 27, 28, 29, 30, 31].map((day) => `2026-10-${day}`).concat('2026-11-01'))
  expect(weeks.at(-1)![0]).toBe('2026-11-30')
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('neighbours of a month reach over the year', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01')
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
})

test('an address that asks for no month gets the month of today', () => {
  expect(monthIn('2026-02', '2026-11-16')).toBe('2026-02')
  for (const asked of [null, '', '2026-13', 'x']) expect(monthIn(asked, '2026-11-16')).toBe('2026-11')
})
