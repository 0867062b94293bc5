import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './parted-text.module.css'

/** Headings under a line of their own. Loaded by itself, so that other pages do without its styles. */
export function PartedText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
