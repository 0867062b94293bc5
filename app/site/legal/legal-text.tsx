import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './legal-text.module.css'

/** A legal text with its tokens resolved (shared/legal/legal-tokens.ts); `compact` in a dialog. */
export function LegalText({ html, compact = false }: { html: string; compact?: boolean }) {
  return <RichText html={html} className={compact ? `${styles.text} ${styles.compact}` : styles.text} />
}
