import { calendarNames } from '#shared/messages/calendar-names.ts'
import { berlinClock } from '#shared/time/berlin-clock.ts'

/** "12. November 2026", the day as it is in Germany, wherever the visitor is. */
export function formatDate(moment: string): string {
  const clock = berlinClock(moment)
  return `${clock.getUTCDate()}. ${calendarNames.months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`
}
