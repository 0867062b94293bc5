const zone = { timeZone: 'Europe/Berlin' } as const
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', year: 'numeric', ...zone })
const clock = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', minute: '2-digit', ...zone })
const longDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...zone,
})

/** "12. Nov. 2026", as it is in Germany. */
export function shortDate(moment: string): string {
  return day.format(new Date(moment))
}

/** "12. Nov. 2026, 9:30" */
export function shortMoment(moment: string): string {
  return `${shortDate(moment)}, ${clock.format(new Date(moment))}`
}

/** "Montag, 16. November 2026" */
export function longDate(moment: string): string {
  return longDay.format(new Date(moment))
}

/** Today by the clock, yesterday by its name, everything else by its day. */
export function recently(moment: string, now: string): string {
  const then = shortDate(moment)
  if (then === shortDate(now)) return `heute, ${clock.format(new Date(moment))}`
  const yesterday = new Date(Date.parse(now) - 86_400_000).toISOString()
  return then === shortDate(yesterday) ? `gestern, ${clock.format(new Date(moment))}` : then
}
