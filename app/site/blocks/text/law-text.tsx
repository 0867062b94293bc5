import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './law-text.module.css'

/** A table across the page. Loaded by itself, so that other pages do without its styles. */
export function LawText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
