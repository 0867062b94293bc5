import { useEffect, useId, useRef } from 'react'
import { contactWords } from '#shared/messages/contact.ts'
import styles from './sent-overlay.module.css'
import { useWords } from '#site/page/words.ts'

/** Lies over the form for two seconds (spec §4): the threads are woven to the end, then the words. */
export function SentOverlay() {
  const words = useWords(contactWords)
  const overlay = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => overlay.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={overlay}
      className={styles.overlay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <span className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <h3 id={`${id}-title`}>{words.sentTitle}</h3>
      <p id={`${id}-text`}>{words.sentText}</p>
    </section>
  )
}
