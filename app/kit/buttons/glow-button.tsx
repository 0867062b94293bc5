import { useState } from 'react'
import type { SiteLinkProps } from '#kit/links/site-link.tsx'
import type { Recurrence } from '#kit/motion/recurring.ts'
import { useRecurring } from '#kit/motion/use-recurring.ts'
import { LinkButton } from './button.tsx'
import styles from './glow-button.module.css'

/** Call-to-action glow; how it swells is CSS (--dur-glow in tokens.css). */
const callToActionGlowEveryMs = 5_000
export const callToActionGlowMs = 1_000

const glows: Recurrence = { everyMs: callToActionGlowEveryMs, forMs: callToActionGlowMs, first: 'after-interval' }

/** The call to action glows every 5 s for 1 s (spec §9); a timer, because an endless animation would keep the page busy. */
export function GlowButton(props: SiteLinkProps) {
  const [glowing, setGlowing] = useState(false)
  useRecurring(glows, setGlowing)
  return <LinkButton {...props} variant="signal" size="large" className={styles.glow} data-glowing={glowing} />
}
