import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './parted.module.css'

/** Headings under a line of their own. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
