import type { OptionalCategory } from './consent.ts'

/** How many chose what on one day. */
export type ConsentDay = {
  day: string
  accepted: number
  rejected: number
  partly: number
  withdrawn: number
} & Record<OptionalCategory, number>

const nothing = {
  accepted: 0,
  rejected: 0,
  partly: 0,
  withdrawn: 0,
  preferences: 0,
  analytics: 0,
  marketing: 0,
}

/** Every period of the range, also those without a choice: days, or months where there are more than 31 of them. */
export function consentPeriods(days: string[], totals: ConsentDay[]): ConsentDay[] {
  const byDay = days.length <= 31
  const keyOf = (day: string) => (byDay ? day : day.slice(0, 7))
  const periods = new Map(days.map((day) => [keyOf(day), { day, ...nothing }]))
  for (const total of totals) {
    const period = periods.get(keyOf(total.day))
    if (period) periods.set(keyOf(total.day), add(period, total))
  }
  return [...periods.values()].slice(byDay ? 0 : -12)
}

export function consentSum(periods: ConsentDay[]): ConsentDay {
  return periods.reduce(add, { day: '', ...nothing })
}

function add(period: ConsentDay, { day: _day, ...counts }: ConsentDay): ConsentDay {
  const sums = Object.entries(counts).map(([name, count]) => [name, period[name as keyof typeof counts] + count])
  return { ...period, ...Object.fromEntries(sums) }
}
