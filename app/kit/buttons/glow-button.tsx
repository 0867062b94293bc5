import type { SiteLinkProps } from '#kit/links/site-link.tsx'
import { LinkButton } from './button.tsx'
import styles from './glow-button.module.css'

/** How it swells is CSS (--dur-glow in tokens.css). */
export const callToActionGlowMs = 1_000

/** The call to action glows every 5 s for 1 s (spec §9); a timer, because an endless animation would keep the page busy. */
export function GlowButton(props: SiteLinkProps) {
  return <LinkButton {...props} variant="signal" size="large" className={styles.glow} data-glowing="false" />
}
