import { berlinClock } from './berlin-clock.ts'

/** The day in Germany as 2026-11-16, whatever the clock of the machine says. */
export function germanDay(date: Date): string {
  return berlinClock(date).toISOString().slice(0, 10)
}

/** The days from `count - 1` days before `last` to `last`. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
}

const dayMs = 86_400_000
