import { useEffect, useId, useRef, useState } from 'react'
import { drawOwnPattern } from '#kit/illustration/weave/own-pattern.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { answerTime } from './answer-time.ts'
import styles from './sent-overlay.module.css'
import { useWords } from '#site/page/words.ts'

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
