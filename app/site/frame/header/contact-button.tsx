import { useState } from 'react'
import { contactBlinkEveryMs, contactBlinkMs } from '#shared/constants.ts'
import { messages } from '#shared/messages/site.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { Recurrence } from '#kit/motion/recurring.ts'
import { useRecurring } from '#kit/motion/use-recurring.ts'
import styles from './contact-button.module.css'

const pulses: Recurrence = { everyMs: contactBlinkEveryMs, forMs: contactBlinkMs, first: 'after-interval' }

/** The one signal of the view; a timer makes it blink, because an endless animation would keep the page busy. */
export function ContactButton() {
  const [blinking, setBlinking] = useState(false)
  useRecurring(pulses, setBlinking)
  return (
    <LinkButton href="#contact" variant="signal" size="small" className={styles.contact} data-blinking={blinking}>
      {messages.header.contact}
    </LinkButton>
  )
}
