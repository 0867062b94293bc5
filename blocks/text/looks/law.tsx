import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './law.module.css'

/** A table across the page. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
