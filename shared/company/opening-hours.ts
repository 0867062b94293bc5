import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { openingHoursWords } from '#shared/messages/opening-hours.ts'
import type { Words } from '#shared/words/word-group.ts'

export type OpeningHours = CompanyProfile['openingHours']
export type Day = OpeningHours[number]['day']
type HoursWords = Words<typeof openingHoursWords.texts>

export const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Day[]

export type OpeningState =
  | { open: true; closes: string }
  /** `inDays` is 0 for later today; nothing is next where no hours are given at all. */
  | { open: false; next?: { day: Day; opens: string; inDays: number } }

const germanClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and minute of the day as a clock in Germany shows them, in summer and in winter. */
export function germanTime(moment: Date): { day: Day; minute: number } {
  const parts = Object.fromEntries(germanClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = days.find((name) => name === parts.weekday?.toLowerCase()) ?? 'monday'
  return { day, minute: Number(parts.hour) * 60 + Number(parts.minute) }
}

export function openState(hours: OpeningHours, moment: Date): OpeningState {
  const { day, minute } = germanTime(moment)
  const current = hours.find(
    (entry) => entry.day === day && minuteOf(entry.opens) <= minute && minute < minuteOf(entry.closes),
  )
  if (current) return { open: true, closes: current.closes }
  for (let inDays = 0; inDays <= days.length; inDays++) {
    const on = days[(days.indexOf(day) + inDays) % days.length]!
    const next = hoursOf(hours, on).find(({ opens }) => minuteOf(opens) > (inDays === 0 ? minute : -1))
    if (next) return { open: false, next: { day: on, opens: next.opens, inDays } }
  }
  return { open: false }
}

/** "Jetzt geöffnet bis 17 Uhr". */
export function openStateWords(state: OpeningState, words: HoursWords): string {
  const at = (time: string) => words.time({ time: shortTime(time).replace(/[:.]00$/, '') })
  if (state.open) return words.openUntil({ time: at(state.closes) })
  if (!state.next) return words.closedNow
  const { day, opens, inDays } = state.next
  if (inDays === 0) return words.opensToday({ time: at(opens) })
  if (inDays === 1) return words.opensTomorrow({ time: at(opens) })
  return words.opensOn({ day: words.days[day], time: at(opens) })
}

/** A day's hours in the order of the clock; none means closed. */
export function hoursOf(hours: OpeningHours, day: Day): OpeningHours {
  return hours.filter((entry) => entry.day === day).toSorted((a, b) => minuteOf(a.opens) - minuteOf(b.opens))
}

/** "08:00" is written 8:00. */
export function shortTime(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}

/** Not a number for what is no time of day; such hours never count as open. */
function minuteOf(time: string): number {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time.trim()) ?? []
  return Number(hour) * 60 + Number(minute)
}
