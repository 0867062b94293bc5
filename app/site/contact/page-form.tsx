import { useRef, useState } from 'react'
import type { ContactSettings } from '#shared/contact/contact.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-place.module.css'

export type PageFormProps = { settings: ContactSettings; recipient: string; privacy: string }

/** The live form of the contact page. Sent, it starts anew, and the keyboard with it. */
export function PageForm(props: PageFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(1)
  const startAnew = () => {
    setRound(round + 1)
    place.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <ContactForm key={round} {...props} onPage onDone={startAnew} />
    </div>
  )
}
