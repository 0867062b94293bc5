import type { offlineWords } from '#shared/messages/offline.ts'
import type { Words } from '#shared/words/word-group.ts'

type OfflineWords = Words<typeof offlineWords.texts>

/** From when a copy is, by the clock that the visitor looks at; with the day, unless it is today. */
export function copyAge(keptAt: Date, now: Date, words: OfflineWords): string {
  // Made here, since they cost a phone more than the rest of the page's script, and most pages are no copies.
  const time = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' })
  return day.format(keptAt) === day.format(now)
    ? words.copyOfToday({ time: time.format(keptAt) })
    : words.copyOf({ day: day.format(keptAt), time: time.format(keptAt) })
}
