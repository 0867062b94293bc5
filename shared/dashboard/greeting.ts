const germanHour = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Berlin' })

/** By the clock in Germany, wherever the server stands. */
export function greeting(at: Date): string {
  const hour = Number.parseInt(germanHour.format(at), 10)
  if (hour < 4 || hour >= 18) return 'Guten Abend'
  return hour < 11 ? 'Guten Morgen' : 'Guten Tag'
}
