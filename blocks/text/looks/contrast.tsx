import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './contrast.module.css'

/** A table of two columns that stand against each other. */
export function Look({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
