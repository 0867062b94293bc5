import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './questions-text.module.css'

/** A list as large numbers. Loaded by itself, so that other pages do without its styles. */
export function QuestionsText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
