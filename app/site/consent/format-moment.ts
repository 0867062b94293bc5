const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** 15.11.2026, 06:12 */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}
