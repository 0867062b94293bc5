import { pageViewMessages } from '#shared/messages/page-views.ts'
import type { DayOfViews } from '#shared/page-views/page-views.ts'
import type { Bar } from '#admin/chart/woven-chart.tsx'

const shortDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('de-DE', { month: 'short', year: '2-digit', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('de-DE')

export type Period = DayOfViews & { label: string }

/** The bars' figures: days, or the months of a year. */
export function periodsOf(days: DayOfViews[]): Period[] {
  if (days.length <= 31) return days.map((figures) => ({ ...figures, label: shortDay.format(dateOf(figures.day)) }))
  const months = new Map<string, Period>()
  for (const { day, views, visits } of days) {
    const key = day.slice(0, 7)
    const known = months.get(key) ?? { day, views: 0, visits: 0, label: month.format(dateOf(day)) }
    months.set(key, { ...known, views: known.views + views, visits: known.visits + visits })
  }
  return [...months.values()].slice(-12)
}

/** Weekends and the days of a new post have their own thread (docs/design.md, Admin). */
export function barsOf(periods: Period[], byDay: boolean, postDays: Set<string>): Bar[] {
  return periods.map(({ day, label, views, visits }) => ({
    label,
    reading: pageViewMessages.reading(label, numbers.format(views), numbers.format(visits)),
    parts: [
      { value: views, thread: byDay && postDays.has(day) ? 'mennige' : byDay && isWeekend(day) ? 'waid' : 'petrol' },
    ],
  }))
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(dateOf(day).getUTCDay())
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
