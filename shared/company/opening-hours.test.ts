import { expect, test } from 'vitest'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { germanTime, hoursOf, openState, openStateWords, type OpeningHours } from './opening-hours.ts'

const hours: OpeningHours = [
  { day: 'monday', opens: '08:00', closes: '17:00' },
  { day: 'tuesday', opens: '13:30', closes: '17:00' },
  { day: 'tuesday', opens: '08:00', closes: '12:00' },
  { day: 'friday', opens: '08:00', closes: '15:30' },
]
const at = (moment: string) => openState(hours, new Date(moment))
const words = wordsFrom(openingHoursWords)
const wordsAt = (moment: string) => openStateWords(at(moment), words)

test('opens on the minute and closes on the minute', () => {
  expect(at('2026-11-02T07:59:59+01:00')).toEqual({ open: false, next: { day: 'monday', opens: '08:00', inDays: 0 } })
  expect(at('2026-11-02T08:00:00+01:00')).toEqual({ open: true, closes: '17:00' })
  expect(at('2026-11-02T16:59:59+01:00')).toEqual({ open: true, closes: '17:00' })
  expect(at('2026-11-02T17:00:00+01:00').open).toBe(false)
})

test('says until when it is open, or when it opens again', () => {
  expect(wordsAt('2026-11-02T12:00:00+01:00')).toBe('Jetzt geöffnet bis 17 Uhr')
  expect(wordsAt('2026-11-06T09:00:00+01:00')).toBe('Jetzt geöffnet bis 15:30 Uhr')
  expect(wordsAt('2026-11-02T06:00:00+01:00')).toBe('Jetzt geschlossen, öffnet heute um 8 Uhr')
  expect(wordsAt('2026-11-02T18:00:00+01:00')).toBe('Jetzt geschlossen, öffnet morgen um 8 Uhr')
  expect(wordsAt('2026-11-06T16:00:00+01:00')).toBe('Jetzt geschlossen, öffnet am Montag um 8 Uhr')
  expect(openStateWords(openState([], new Date()), words)).toBe('Jetzt geschlossen')
})

test('a lunch break is closed, in whatever order the hours are stored', () => {
  expect(wordsAt('2026-11-03T12:30:00+01:00')).toBe('Jetzt geschlossen, öffnet heute um 13:30 Uhr')
  expect(hoursOf(hours, 'tuesday').map(({ opens }) => opens)).toEqual(['08:00', '13:30'])
  expect(hoursOf(hours, 'sunday')).toEqual([])
})

test('the only hours of a week come round again on the same day', () => {
  const mondays = hours.slice(0, 1)
  expect(openState(mondays, new Date('2026-11-02T18:00:00+01:00'))).toEqual({
    open: false,
    next: { day: 'monday', opens: '08:00', inDays: 7 },
  })
})

test('the German clock counts, before and after both changes of summer time', () => {
  // Friday in winter time and Monday in summer time around 29 March 2026: the same UTC minute, an hour apart.
  expect(germanTime(new Date('2026-03-27T06:30:00Z'))).toEqual({ day: 'friday', minute: 7 * 60 + 30 })
  expect(at('2026-03-27T06:30:00Z').open).toBe(false)
  expect(germanTime(new Date('2026-03-30T06:30:00Z'))).toEqual({ day: 'monday', minute: 8 * 60 + 30 })
  expect(at('2026-03-30T06:30:00Z').open).toBe(true)
  // And around 25 October 2026.
  expect(at('2026-10-23T13:45:00Z').open).toBe(false)
  expect(at('2026-10-26T15:45:00Z')).toEqual({ open: true, closes: '17:00' })
  expect(at('2026-10-26T16:00:00Z').open).toBe(false)
})

test('the night of the change has no minute too many', () => {
  expect(germanTime(new Date('2026-03-29T00:59:00Z')).minute).toBe(1 * 60 + 59)
  expect(germanTime(new Date('2026-03-29T01:00:00Z')).minute).toBe(3 * 60)
  expect(germanTime(new Date('2026-10-25T00:30:00Z')).minute).toBe(2 * 60 + 30)
  expect(germanTime(new Date('2026-10-25T01:30:00Z')).minute).toBe(2 * 60 + 30)
  expect(germanTime(new Date('2026-10-25T23:00:00Z'))).toEqual({ day: 'monday', minute: 0 })
})

test('hours that are no times of day never count as open', () => {
  const vague: OpeningHours = [{ day: 'monday', opens: 'nach Vereinbarung', closes: '-' }]
  expect(openState(vague, new Date('2026-11-02T12:00:00+01:00'))).toEqual({ open: false })
})
