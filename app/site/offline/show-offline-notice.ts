import { offlineWords } from '#shared/messages/offline.ts'
import type { Words } from '#shared/words/word-group.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import { askServiceWorker } from '#kit/server-call/service-worker-client.ts'
import { onceReachable } from './reach-site.ts'

/** Only the page that filled the tab can be a copy; whatever follows it by a click comes from the site. */
let asked = false

/** Says that this page is a copy, until the site can be reached again or another page came from it. */
export async function showOfflineNotice(gone: AbortSignal): Promise<void> {
  const notice = document.querySelector<HTMLElement>('[data-offline-notice] > span')
  const text = notice?.querySelector('[data-text]')
  if (asked || !notice || !text || !navigator.serviceWorker?.controller) return
  asked = true
  const { keptAt } = await askServiceWorker({ type: 'copy-shown' })
  if (!keptAt || gone.aborted) return
  text.textContent = textFor(keptAt)
  notice.hidden = false
  const leave = onceReachable(hide)
  notice.querySelector('button')?.addEventListener('click', hide, { once: true })
  gone.addEventListener('abort', hide)

  function hide() {
    leave()
    notice!.hidden = true
    text!.textContent = ''
  }
}

function textFor(keptAt: string): string {
  const words = wordsOnPage(offlineWords)
  const cause = navigator.onLine ? words.away : words.offline
  return `${cause} ${copyAge(new Date(keptAt), new Date(), words)}`
}

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
