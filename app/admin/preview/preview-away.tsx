import { livePreviewMessages as words } from '#shared/messages/live-preview.ts'
import styles from './preview-pane.module.css'

/** In place of the preview, which the server draws, while there is no server. */
export function PreviewAway() {
  return (
    <section className={styles.pane} aria-label={words.title}>
      <div className={styles.bar}>
        <h2>{words.title}</h2>
      </div>
      <p className={styles.away}>{words.away}</p>
    </section>
  )
}
