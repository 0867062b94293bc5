import { expect, test } from 'vitest'
import { longDate, recently, shortDate, shortMoment } from './times.ts'

const now = '2026-11-16T11:00:00Z'

test('times are those of Germany, near ones by their name', () => {
  expect(recently('2026-11-16T08:05:00Z', now)).toBe('heute, 9:05')
  // In Germany it was already the 16th.
  expect(recently('2026-11-15T23:30:00Z', now)).toBe('heute, 0:30')
  expect(recently('2026-11-15T08:00:00Z', now)).toBe('gestern, 9:00')
  expect(recently('2026-10-02T08:00:00Z', now)).toBe('2. Okt. 2026')
  expect(shortMoment('2026-07-01T08:00:00Z')).toBe('1. Juli 2026, 10:00')
  expect(longDate(now)).toBe('Montag, 16. November 2026')
})

test('every month and weekday is called as browsers call it', () => {
  const zone = { timeZone: 'Europe/Berlin' } as const
  const short = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', year: 'numeric', ...zone })
  const long = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', ...zone })
  for (let day = 0; day < 366; day += 5) {
    const moment = new Date(Date.UTC(2026, 0, 1 + day, 12))
    expect(shortDate(moment.toISOString())).toBe(short.format(moment))
    expect(longDate(moment.toISOString())).toBe(long.format(moment))
  }
})
