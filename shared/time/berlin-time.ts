import { berlinClock } from './berlin-clock.ts'

const hourMs = 3_600_000

/** A wall-clock time can mean one moment, two (when clocks go back) or none (when they go forward). */
export type BerlinMoment = { kind: 'one'; utc: string } | { kind: 'two'; utc: string; later: string } | { kind: 'none' }

/** "2026-03-29T03:00", as a date field of the browser has it, read as German time. */
export function fromBerlin(local: string): BerlinMoment {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`)
  if (Number.isNaN(asUtc)) return { kind: 'none' }
  const candidates = [2, 1]
    .map((offset) => new Date(asUtc - offset * hourMs))
    .filter((date) => toBerlin(date) === local.slice(0, 16))
  const [first, second] = candidates.map((date) => date.toISOString())
  if (first === undefined) return { kind: 'none' }
  return second === undefined ? { kind: 'one', utc: first } : { kind: 'two', utc: first, later: second }
}

/** The same moment as a date field shows it. */
export function toBerlin(moment: Date | string): string {
  return berlinClock(moment).toISOString().slice(0, 16)
}

/** "29.03.2026, 03:00" */
export function showBerlin(moment: Date | string): string {
  const [date = '', time] = toBerlin(moment).split('T')
  return `${date.split('-').toReversed().join('.')}, ${time}`
}
