import { openState, openStateWords, type OpeningHours, type SpecialDay } from '#shared/company/opening-hours.ts'
import type { contactWords } from '#shared/messages/contact.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import type { Words } from '#shared/words/word-group.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'

type Place = { hours?: string; special?: string }

/** When who wrote can expect an answer, by the hours where the page shows them; empty while somebody is there. */
export function answerTime({ answerLater }: Words<typeof contactWords.texts>): string {
  const place = document.querySelector<HTMLElement>('[data-behaviour=open-state]')
  const state = place && closedState(place.dataset, new Date())
  return state ? answerLater({ state: openStateWords(state, wordsOnPage(openingHoursWords)) }) : ''
}

/** Undefined while it is open, and where nobody knows when it opens next. */
export function closedState({ hours = '[]', special = '[]' }: Place, now: Date) {
  const state = openState(JSON.parse(hours) as OpeningHours, now, JSON.parse(special) as SpecialDay[])
  return state.open || !state.next ? undefined : state
}
