import { calendarNames } from '#shared/messages/calendar-names.ts'
import { berlinClock } from '#shared/time/berlin-clock.ts'
import { formatDate } from '#kit/text/format.ts'

const { shortMonths, weekdays } = calendarNames

/** "12. Nov. 2026", as it is in Germany. */
export function shortDate(moment: string): string {
  const clock = berlinClock(moment)
  return `${clock.getUTCDate()}. ${shortMonths[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`
}

/** "12. Nov. 2026, 9:30" */
export function shortMoment(moment: string): string {
  return `${shortDate(moment)}, ${timeOf(moment)}`
}

/** "Montag, 16. November 2026" */
export function longDate(moment: string): string {
  return `${weekdays[berlinClock(moment).getUTCDay()]}, ${formatDate(moment)}`
}

/** Today by the clock, yesterday by its name, everything else by its day. */
export function recently(moment: string, now: string): string {
  const then = shortDate(moment)
  if (then === shortDate(now)) return `heute, ${timeOf(moment)}`
  const yesterday = new Date(Date.parse(now) - 86_400_000).toISOString()
  return then === shortDate(yesterday) ? `gestern, ${timeOf(moment)}` : then
}

function timeOf(moment: string): string {
  const clock = berlinClock(moment)
  return `${clock.getUTCHours()}:${String(clock.getUTCMinutes()).padStart(2, '0')}`
}
