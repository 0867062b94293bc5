import { useEffect } from 'react'
import styles from './start-strip.module.css'

/** A strip at the top until the page reacts to clicks; it never covers what the server sent (J21). */
export function StartStrip() {
  useEffect(() => {
    // When it started, for what comes some time later.
    document.documentElement.dataset.started = `${performance.now()}`
    // A page that shows a draft (server/preview.ts).
    if (location.search.includes('vorschau=')) void import('#site/preview/start-draft-frame.ts')
  }, [])
  return <div className={styles.strip} aria-hidden="true" />
}
