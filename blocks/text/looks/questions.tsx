import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './questions.module.css'

/** A list as large numbers. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
