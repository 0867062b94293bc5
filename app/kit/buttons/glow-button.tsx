import { useState } from 'react'
import { callToActionGlowEveryMs, callToActionGlowMs } from '#shared/constants.ts'
import type { SiteLinkProps } from '#kit/links/site-link.tsx'
import type { Recurrence } from '#kit/motion/recurring.ts'
import { useRecurring } from '#kit/motion/use-recurring.ts'
import { LinkButton } from './button.tsx'
import styles from './glow-button.module.css'

const glows: Recurrence = { everyMs: callToActionGlowEveryMs, forMs: callToActionGlowMs, first: 'after-interval' }

/** The call to action glows every 5 s for 1 s (spec §9); a timer, because an endless animation would keep the page busy. */
export function GlowButton(props: SiteLinkProps) {
  const [glowing, setGlowing] = useState(false)
  useRecurring(glows, setGlowing)
  return <LinkButton {...props} variant="signal" size="large" className={styles.glow} data-glowing={glowing} />
}
