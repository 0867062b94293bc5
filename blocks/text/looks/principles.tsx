import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './principles.module.css'

/** Headings at the left of their texts. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
