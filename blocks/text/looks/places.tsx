import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './places.module.css'

/** Headings under threads. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
