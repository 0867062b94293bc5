import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { readDay, type SpecialDayEntry } from '#shared/content/special-days.ts'
import { germanDay } from '#shared/time/german-day.ts'
import { days, hoursOf, type SpecialDay } from './opening-hours.ts'
import { dayAfter, publicHolidays } from './public-holidays.ts'

/** How far ahead pages tell; they are drawn anew every day. */
const daysAhead = 60

type Calendar = Pick<CompanyProfile, 'openingHours' | 'federalState' | 'holidays' | 'specialDays'>
type Span = { first: string; last: string; entry: SpecialDayEntry }

/**
 * The days from today on that are not like their weekday. What the owner wrote stands over public holidays, and the
 * shorter span over the longer one, so that a day inside of company holidays can have hours.
 */
export function specialDays(company: Calendar, now: Date, ahead: number = daysAhead): SpecialDay[] {
  const today = germanDay(now)
  const year = Number(today.slice(0, 4))
  const years = [year - 1, year, year + 1]
  const spans = company.specialDays
    .flatMap((entry) => spansOf(entry, years))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const holidays = company.holidays.closed
    ? new Map(
        years.flatMap((each) =>
          publicHolidays(each, company.federalState, company.holidays).map(({ date, name }) => [date, name] as const),
        ),
      )
    : new Map<string, string>()

  return Array.from({ length: ahead + 1 }, (_, index) => dayAfter(today, index)).flatMap((date) => {
    const span = spans.find(({ first, last }) => first <= date && date <= last)
    const name = span?.entry.name ?? holidays.get(date)
    if (name === undefined) return []
    const { opens = '', closes = '' } = span?.entry ?? {}
    const hours = opens === '' ? [] : [{ opens, closes }]
    const usual = hoursOf(company.openingHours, days[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!)
    return hours.length === 0 && usual.length === 0 ? [] : [{ date, name, hours }]
  })
}

export type SpecialRun = { first: string; last: string } & Omit<SpecialDay, 'date'>

/** Days of one occasion with the same hours as one; the free days between them belong to it. */
export function specialRuns(special: readonly SpecialDay[]): SpecialRun[] {
  const runs: SpecialRun[] = []
  for (const { date, name, hours } of special) {
    const run = runs.at(-1)
    const continues = run?.name === name && date <= dayAfter(run.last, 3)
    if (run && continues && JSON.stringify(run.hours) === JSON.stringify(hours)) run.last = date
    else runs.push({ first: date, last: date, name, hours })
  }
  return runs
}

function spansOf(entry: SpecialDayEntry, years: readonly number[]): Span[] {
  const [from, until] = [readDay(entry.from), readDay(entry.until || entry.from)]
  if (!from || !until) return []
  if (from.year !== undefined)
    return [{ first: `${from.year}-${from.monthDay}`, last: `${until.year ?? from.year}-${until.monthDay}`, entry }]
  // From 27.12. to 2.1. ends in the year after.
  const next = until.monthDay < from.monthDay ? 1 : 0
  return years.map((year) => ({ first: `${year}-${from.monthDay}`, last: `${year + next}-${until.monthDay}`, entry }))
}

function lengthOf({ first, last }: Span): number {
  return Date.parse(last) - Date.parse(first)
}
