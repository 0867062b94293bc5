import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { berlinClock } from '#shared/time/berlin-clock.ts'
import { germanDay } from '#shared/time/german-day.ts'
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

/** A day, as 2026-12-24, that is not like its weekday; without hours it is closed. */
export type SpecialDay = { date: string; name: string; hours: readonly Omit<OpeningHours[number], 'day'>[] }

export type OpeningState =
  | { open: true; closes: string }
  /**
   * `inDays` is 0 for later today; nothing is next where no hours are given at all. `date` is there where a special day
   * lies before, since a weekday alone would mislead. `reason` is why today is closed all day.
   */
  | { open: false; reason?: string; next?: { day: Day; opens: string; inDays: number; date?: string } }

/** Day and minute of the day as a clock in Germany shows them, in summer and in winter. */
export function germanTime(moment: Date): { day: Day; minute: number } {
  const clock = berlinClock(moment)
  // Weeks of JavaScript begin on Sunday.
  const day = days[(clock.getUTCDay() + 6) % 7] ?? 'monday'
  return { day, minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() }
}

export function openState(hours: OpeningHours, moment: Date, special: readonly SpecialDay[] = []): OpeningState {
  const { day, minute } = germanTime(moment)
  const today = Date.parse(germanDay(moment))
  let passed = false
  let reason: { reason?: string } = {}
  // Every special day can put off the next opening by one.
  for (let inDays = 0; inDays <= days.length + special.length; inDays++) {
    const on = days[(days.indexOf(day) + inDays) % days.length]!
    const date = new Date(today + inDays * dayMs).toISOString().slice(0, 10)
    const other = special.find((entry) => entry.date === date)
    const times = other?.hours ?? hoursOf(hours, on)
    if (inDays === 0) {
      const current = times.find(({ opens, closes }) => minuteOf(opens) <= minute && minute < minuteOf(closes))
      if (current) return { open: true, closes: current.closes }
      if (other && times.length === 0) reason = { reason: other.name }
    }
    const next = times.find(({ opens }) => minuteOf(opens) > (inDays === 0 ? minute : -1))
    if (next) return { open: false, ...reason, next: { day: on, opens: next.opens, inDays, ...(passed && { date }) } }
    passed ||= other?.hours.length === 0
  }
  return { open: false, ...reason }
}

const dayMs = 86_400_000

/** "24.12." */
export function shortDay(date: string): string {
  return `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
}

/** "Jetzt geöffnet bis 17 Uhr". */
export function openStateWords(state: OpeningState, words: HoursWords): string {
  const at = (time: string) => words.time({ time: shortTime(time).replace(/[:.]00$/, '') })
  if (state.open) return words.openUntil({ time: at(state.closes) })
  const { reason: name, next } = state
  if (!next) return name ? words.closedFor({ name }) : words.closedNow
  const { day, opens, inDays, date } = next
  if (name && date) return words.closedForUntil({ name, date: shortDay(date), time: at(opens) })
  if (inDays === 0) return words.opensToday({ time: at(opens) })
  if (inDays === 1) return words.opensTomorrow({ time: at(opens) })
  if (date) return words.opensOnDate({ day: words.days[day], date: shortDay(date), time: at(opens) })
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
