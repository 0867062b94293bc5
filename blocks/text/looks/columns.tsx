import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './columns.module.css'

/** Running text in two columns. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
