const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Since then all of the EU changes its clocks at one o'clock UTC on the last Sundays of March and October. */
const ruledFrom = Date.UTC(1996, 0, 1)

/**
 * What the clocks of Germany show at a moment: a date whose UTC parts say it. By counting, because the formats of a browser
 * take longer to make than a whole list takes to draw; the test compares it with them.
 */
export function berlinClock(moment: Date | string): Date {
  const at = new Date(moment)
  return new Date(at.getTime() < ruledFrom ? clockBeforeTheRule(at) : at.getTime() + (isSummer(at) ? 2 : 1) * hourMs)
}

function isSummer(at: Date): boolean {
  const year = at.getUTCFullYear()
  return at.getTime() >= changeIn(year, 2) && at.getTime() < changeIn(year, 9)
}

function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs
}

let zone: Intl.DateTimeFormat | undefined

function clockBeforeTheRule(at: Date): number {
  zone ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })
  return Number.isNaN(at.getTime()) ? Number.NaN : Date.parse(`${zone.format(at).replace(' ', 'T')}Z`)
}
