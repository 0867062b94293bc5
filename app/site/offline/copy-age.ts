import { offlineMessages } from '#shared/messages/offline.ts'

/** From when a copy is, by the clock that the visitor looks at; with the day, unless it is today. */
export function copyAge(keptAt: Date, now: Date): string {
  // Made here, since they cost a phone more than the rest of the page's script, and most pages are no copies.
  const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' })
  return day.format(keptAt) === day.format(now)
    ? offlineMessages.copyOfToday(time.format(keptAt))
    : offlineMessages.copyOf(day.format(keptAt), time.format(keptAt))
}
