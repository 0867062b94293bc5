import styles from './start-strip.module.css'

/** A strip at the top until the page reacts to clicks; it never covers what the server sent (J21). */
export function StartStrip() {
  return <div className={styles.strip} aria-hidden="true" />
}
