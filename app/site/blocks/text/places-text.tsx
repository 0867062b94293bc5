import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './places-text.module.css'

/** Headings under threads. Loaded by itself, so that other pages do without its styles. */
export function PlacesText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />
}
