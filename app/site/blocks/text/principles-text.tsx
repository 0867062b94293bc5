import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './principles-text.module.css'

/** Headings at the left of their texts. Loaded by itself, so that other pages do without its styles. */
export function PrinciplesText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
