import {
  germanTime,
  openState,
  openStateWords,
  type OpeningHours,
  type SpecialDay,
} from '#shared/company/opening-hours.ts'
import { openingHoursMessages, openingHoursWords } from '#shared/messages/opening-hours.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'

const minuteMs = 60_000

/** Whether somebody answers right now, in words beside a mark, and which row of the table is today's. */
export function showOpenState(place: HTMLElement, gone: AbortSignal): void {
  const hours = JSON.parse(place.dataset.hours ?? '[]') as OpeningHours
  const special = JSON.parse(place.dataset.special ?? '[]') as SpecialDay[]
  const words = place.querySelector<HTMLElement>('[data-now]')
  const said = wordsOnPage(openingHoursWords)
  const today = document.createElement('span')
  today.className = 'visually-hidden'
  today.textContent = ` ${openingHoursMessages.today}`

  everyMinute(gone, (now) => {
    const { day } = germanTime(now)
    for (const row of place.querySelectorAll<HTMLElement>('tr[data-day]')) {
      const isToday = row.dataset.day === day
      row.toggleAttribute('data-today', isToday)
      if (isToday) row.querySelector('th')?.append(today)
    }
    if (!words) return
    const state = openState(hours, now, special)
    words.dataset.open = String(state.open)
    words.textContent = openStateWords(state, said)
    words.hidden = false
  })
}

/** At once, and whenever the clock shows another minute. */
function everyMinute(gone: AbortSignal, show: (now: Date) => void): void {
  let timer: ReturnType<typeof setTimeout>
  const showNow = () => show(new Date())
  function waitForNext() {
    timer = setTimeout(
      () => {
        showNow()
        waitForNext()
      },
      minuteMs - (Date.now() % minuteMs),
    )
  }
  // Timers sleep with the tab.
  document.addEventListener('visibilitychange', showNow, { signal: gone })
  gone.addEventListener('abort', () => clearTimeout(timer))
  showNow()
  waitForNext()
}
