import type { PublishState } from '#shared/content/publish-state.ts'

/** Something that appears, ends or has appeared on a day in Germany. */
export type CalendarEntry = {
  day: string
  at: string
  kind: 'publishes' | 'ends' | 'appeared'
  title: string
  area: string
  path: string
  state: PublishState
}

const dayMs = 86_400_000
const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/

/** "2026-11": what an address asks for, or the month of today. */
export function monthIn(asked: string | null, today: string): string {
  return asked !== null && monthForm.test(asked) ? asked : today.slice(0, 7)
}

export function monthBeside(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks: string[][] = []
  for (let start = monday; dayAt(start).slice(0, 7) <= month; start += 7 * dayMs)
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(start + day * dayMs)))
  return weeks
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
