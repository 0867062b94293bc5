import { expect, test } from 'vitest'
import { federalStates, type FederalState } from '#shared/messages/federal-states.ts'
import { easterSunday, publicHolidays } from './public-holidays.ts'

const datesOf = (year: number, state: FederalState) => publicHolidays(year, state).map(({ date }) => date)
const namesOf = (...given: Parameters<typeof publicHolidays>) => publicHolidays(...given).map(({ name }) => name)

test('Easter is found in every year, the earliest and the latest included', () => {
  const known = [
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ]
  for (const date of known) expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
})

test('each state has as many holidays as its law names', () => {
  const counts = Object.fromEntries(
    (Object.keys(federalStates) as FederalState[]).map((state) => [state, publicHolidays(2026, state).length]),
  )
  expect(counts).toEqual({
    '': 9,
    'baden-wuerttemberg': 12,
    bayern: 12,
    berlin: 10,
    brandenburg: 12,
    bremen: 10,
    hamburg: 10,
    hessen: 10,
    'mecklenburg-vorpommern': 11,
    niedersachsen: 10,
    'nordrhein-westfalen': 11,
    'rheinland-pfalz': 11,
    saarland: 12,
    sachsen: 11,
    'sachsen-anhalt': 11,
    'schleswig-holstein': 10,
    thueringen: 11,
  })
})

test('the days of Thuringia in 2026 stand in their order', () => {
  expect(datesOf(2026, 'thueringen')).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-09-20',
    '2026-10-03',
    '2026-10-31',
    '2026-12-25',
    '2026-12-26',
  ])
})

test('the day of repentance is the Wednesday before 23 November', () => {
  for (const date of ['2022-11-16', '2023-11-22', '2026-11-18', '2027-11-17'])
    expect(datesOf(Number(date.slice(0, 4)), 'sachsen')).toContain(date)
  expect(namesOf(2026, 'bayern')).not.toContain('Buß- und Bettag')
  expect(namesOf(2026, 'bayern', { repentance: true })).toContain('Buß- und Bettag')
})

test('what only some communities keep is a choice', () => {
  expect(namesOf(2026, 'bayern')).not.toContain('Mariä Himmelfahrt')
  expect(namesOf(2026, 'bayern', { assumption: true, augsburg: true })).toEqual(
    expect.arrayContaining(['Mariä Himmelfahrt', 'Augsburger Friedensfest']),
  )
  expect(publicHolidays(2026, 'thueringen', { corpusChristi: true })).toContainEqual({
    date: '2026-06-04',
    name: 'Fronleichnam',
  })
  expect(namesOf(2026, 'saarland', { assumption: true }).filter((name) => name === 'Mariä Himmelfahrt')).toHaveLength(1)
})

test('holidays begin with their law and single ones do not come back', () => {
  expect(namesOf(2018, 'berlin')).not.toContain('Internationaler Frauentag')
  expect(namesOf(2025, 'berlin')).toContain('Tag der Befreiung')
  expect(namesOf(2026, 'berlin')).not.toContain('Tag der Befreiung')
  expect(namesOf(2017, 'bayern')).toContain('Reformationstag')
  expect(namesOf(2018, 'bayern')).not.toContain('Reformationstag')
})
