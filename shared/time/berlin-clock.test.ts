import { expect, test } from 'vitest'
import { berlinClock } from './berlin-clock.ts'

const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })
const counted = (at: number) => berlinClock(new Date(at)).toISOString().slice(0, 19).replace('T', ' ')

test('the clock of Germany is that of the time zone database, before and after every change', () => {
  const otherwise: string[] = []
  for (let year = 1990; year < 2045; year++)
    for (const month of [0, 2, 6, 8, 9])
      for (let hour = 22 * 24; hour < 31 * 24; hour++) {
        const at = Date.UTC(year, month, 1, hour, 30)
        if (counted(at) !== zone.format(at)) otherwise.push(zone.format(at))
      }
  expect(otherwise).toEqual([])
})

test('what is no moment has no clock', () => {
  expect(Number.isNaN(berlinClock('irgendwann').getTime())).toBe(true)
})
