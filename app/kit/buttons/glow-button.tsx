import type { SiteLinkProps } from '#kit/links/site-link.tsx'
import { LinkButton } from './button.tsx'
import styles from './glow-button.module.css'

/** The call to action, which glows now and then (glow.ts). */
export function GlowButton(props: SiteLinkProps) {
  return (
    <LinkButton
      {...props}
      variant="signal"
      size="large"
      className={styles.glow}
      data-behaviour="glow"
      data-glowing="false"
    />
  )
}
