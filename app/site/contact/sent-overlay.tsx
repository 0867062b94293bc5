import { useEffect, useId, useRef, useState } from 'react'
import { drawOwnPattern } from '#kit/illustration/weave/own-pattern.ts'
import { contactWords } from '#shared/messages/contact.ts'
import styles from './sent-overlay.module.css'
import { useWords } from '#site/page/words.ts'
import { openState, openStateWords, type OpeningHours, type SpecialDay } from '#shared/company/opening-hours.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import type { Words } from '#shared/words/word-group.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'

/** Lies over the form for two seconds (spec §4): a cloth of the sender's own is woven to the end, then the words. */
export function SentOverlay({ name }: { name: string }) {
  const words = useWords(contactWords)
  const overlay = useRef<HTMLElement>(null)
  const id = useId()
  const [later] = useState(() => answerTime(words))
  useEffect(() => overlay.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={overlay}
      className={styles.overlay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <svg
        className={styles.cloth}
        viewBox="0 220 480 160"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawOwnPattern(name).body }}
      />
      <h3 id={`${id}-title`}>{words.sentTitle}</h3>
      <p id={`${id}-text`}>{[words.sentText, later].filter(Boolean).join(' ')}</p>
    </section>
  )
}

type Place = { hours?: string; special?: string }

/** When who wrote can expect an answer, by the hours where the page shows them; empty while somebody is there. */
function answerTime({ answerLater }: Words<typeof contactWords.texts>): string {
  const place = document.querySelector<HTMLElement>('[data-behaviour=open-state]')
  const state = place && closedState(place.dataset, new Date())
  return state ? answerLater({ state: openStateWords(state, wordsOnPage(openingHoursWords)) }) : ''
}

/** Undefined while it is open, and where nobody knows when it opens next. */
export function closedState({ hours = '[]', special = '[]' }: Place, now: Date) {
  const state = openState(JSON.parse(hours) as OpeningHours, now, JSON.parse(special) as SpecialDay[])
  return state.open || !state.next ? undefined : state
}
