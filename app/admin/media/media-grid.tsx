import type { ReactNode } from 'react'
import type { MediaEntry } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './media-grid.module.css'

/** The files of a page, as many columns as fit. */
export function MediaGrid({ entries, children }: { entries: MediaEntry[]; children(entry: MediaEntry): ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={libraryMessages.list}>
      {entries.map((entry) => (
        <li key={entry.id}>{children(entry)}</li>
      ))}
    </ul>
  )
}
