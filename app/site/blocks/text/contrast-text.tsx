import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './contrast-text.module.css'

/** A table of two columns that stand against each other. Loaded by itself, so that other pages do without its styles. */
export function ContrastText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
