import { berlinClock } from '#shared/time/berlin-clock.ts'

/** By the clock in Germany, wherever the server stands. */
export function greeting(at: Date): string {
  const hour = berlinClock(at).getUTCHours()
  if (hour < 4 || hour >= 18) return 'Guten Abend'
  return hour < 11 ? 'Guten Morgen' : 'Guten Tag'
}
