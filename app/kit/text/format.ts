const germanDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** "12. November 2026", the day as it is in Germany, wherever the visitor is. */
export function formatDate(moment: string): string {
  return germanDate.format(new Date(moment))
}
