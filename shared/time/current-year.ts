const germanYear = new Intl.DateTimeFormat('de-DE', { year: 'numeric', timeZone: 'Europe/Berlin' })

/** The year in Germany, where the company is. */
export function currentYear(): number {
  return Number(germanYear.format(new Date()))
}
