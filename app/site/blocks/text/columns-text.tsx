import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './columns-text.module.css'

/** Running text in two columns. Loaded by itself, so that other pages do without its styles. */
export function ColumnsText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
