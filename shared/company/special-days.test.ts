import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { openState, openStateWords } from './opening-hours.ts'
import { specialDaysText } from './special-days-text.ts'
import { specialDays, specialRuns } from './special-days.ts'

type Given = Partial<ReturnType<typeof companyProfile.schema.parse>>
const words = wordsFrom(openingHoursWords)
const closed = { name: '', until: '', opens: '', closes: '' }
const company = (given: Given = {}) => ({ ...companyProfile.schema.parse(companyProfile.defaults), ...given })

function said(moment: string, given: Given = {}) {
  const profile = company(given)
  const now = new Date(moment)
  return openStateWords(openState(profile.openingHours, now, specialDays(profile, now)), words)
}

test('a closed day says its name and when somebody is there again', () => {
  // Thursday the 24th to Sunday the 27th.
  expect(said('2026-12-24T10:00:00+01:00')).toBe('Heiligabend: geschlossen, wieder ab 28.12., 8 Uhr')
  expect(said('2026-12-23T18:30:00+01:00')).toBe('Jetzt geschlossen, öffnet am Montag, 28.12., um 8 Uhr')
  expect(said('2026-12-23T16:00:00+01:00')).toBe('Jetzt geöffnet bis 17 Uhr')
  expect(said('2026-12-22T18:30:00+01:00')).toBe('Jetzt geschlossen, öffnet morgen um 8 Uhr')
})

test('the next opening is found over the end of the year', () => {
  expect(said('2026-12-31T12:00:00+01:00')).toBe('Silvester: geschlossen, wieder ab 4.1., 8 Uhr')
  // Half past midnight in Germany is still the old year in UTC.
  expect(said('2026-12-31T23:30:00Z')).toBe('Neujahr: geschlossen, wieder ab 4.1., 8 Uhr')
})

test('the days on which the clocks change have their holidays too', () => {
  // 2027: clocks go forward on Easter Sunday, 28 March.
  expect(said('2027-03-26T07:30:00Z')).toBe('Karfreitag: geschlossen, wieder ab 30.3., 8 Uhr')
  expect(said('2027-03-28T22:30:00Z')).toBe('Ostermontag: geschlossen, wieder ab 30.3., 8 Uhr')
  expect(said('2027-03-30T06:00:00Z')).toBe('Jetzt geöffnet bis 17 Uhr')
  // 2026: clocks go back on 25 October; the Saturday after is a holiday and closed anyway.
  expect(said('2026-10-30T14:30:00Z')).toBe('Jetzt geschlossen, öffnet am Montag um 8 Uhr')
})

test('company holidays over the turn of the year come round each year, and a day inside of them can have hours', () => {
  const given = {
    specialDays: [
      { ...closed, name: 'Betriebsferien', from: '24.12.', until: '6.1.' },
      { name: 'Notdienst', from: '30.12.2026', until: '', opens: '9:00', closes: '12:00' },
    ],
  }
  expect(said('2026-12-29T10:00:00+01:00', given)).toBe('Betriebsferien: geschlossen, wieder ab 30.12., 9 Uhr')
  expect(said('2026-12-30T10:00:00+01:00', given)).toBe('Jetzt geöffnet bis 12 Uhr')
  expect(said('2027-01-02T10:00:00+01:00', given)).toBe('Jetzt geschlossen, öffnet am Donnerstag, 7.1., um 8 Uhr')
  expect(specialRuns(specialDays(company(given), new Date('2026-12-20T10:00:00Z')))).toEqual([
    { first: '2026-12-24', last: '2026-12-29', name: 'Betriebsferien', hours: [] },
    { first: '2026-12-30', last: '2026-12-30', name: 'Notdienst', hours: [{ opens: '9:00', closes: '12:00' }] },
    { first: '2026-12-31', last: '2027-01-06', name: 'Betriebsferien', hours: [] },
  ])
})

test('who works on public holidays says so', () => {
  const holidays = { ...company().holidays, closed: false }
  expect(said('2026-12-25T10:00:00+01:00', { holidays, specialDays: [] })).toBe('Jetzt geöffnet bis 15 Uhr')
})

test('a company that stays closed beyond what pages tell says no date', () => {
  const given = { specialDays: [{ ...closed, name: 'Umbau', from: '1.6.2026', until: '30.9.2026' }] }
  expect(said('2026-06-02T10:00:00+02:00', given)).toBe('Umbau: geschlossen')
})

test('days that are closed anyway are not listed, the others in lines', () => {
  expect(specialDaysText(specialDays(company(), new Date('2026-12-20T10:00:00Z'), 20), words)).toEqual([
    'Abweichende Zeiten:',
    '- Heiligabend, 24.12.: geschlossen',
    '- 1. Weihnachtstag, 25.12.: geschlossen',
    '- Silvester, 31.12.: geschlossen',
    '- Neujahr, 1.1.: geschlossen',
  ])
  expect(specialDaysText([], words)).toEqual([])
})

test('what is no day or no time is refused with a sentence that names the entry', () => {
  const problemOf = (entry: object) =>
    companyProfile.schema.safeParse({ ...companyProfile.defaults, specialDays: [{ name: 'Fest', ...entry }] }).error
      ?.issues[0]?.message
  expect(problemOf({ from: '24. Dezember' })).toBe('„Fest“: Bitte Tage wie 24.12.2026 oder 24.12. angeben')
  expect(problemOf({ from: '31.2.2026' })).toBe('„Fest“: Bitte Tage wie 24.12.2026 oder 24.12. angeben')
  expect(problemOf({ from: '24.12.', until: '2.1.2027' })).toContain('an beiden Tagen oder an keinem')
  expect(problemOf({ from: '24.12.2026', until: '2.1.2026' })).toContain('Der letzte Tag liegt vor dem ersten')
  expect(problemOf({ from: '24.12.', opens: '8' })).toContain('Beginn und Ende wie 08:00')
  expect(problemOf({ from: '24.12.', opens: '12:00', closes: '9:00' })).toContain('Das Ende liegt vor dem Beginn')
  expect(problemOf({ from: '24.12.', until: '2.1.', opens: '9:00', closes: '12:00' })).toBeUndefined()
})
