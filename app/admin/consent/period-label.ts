const shortDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('de-DE', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** "12. Nov." for a day, "Nov. 26" for the month it is in. */
export function periodLabel(day: string, byDay: boolean): string {
  return (byDay ? shortDay : month).format(new Date(`${day}T00:00:00Z`))
}
