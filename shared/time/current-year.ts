import { berlinClock } from './berlin-clock.ts'

/** The year in Germany, where the company is. */
export function currentYear(): number {
  return berlinClock(new Date()).getUTCFullYear()
}
