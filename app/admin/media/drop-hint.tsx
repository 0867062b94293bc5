import { libraryMessages } from '#shared/messages/media-library.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './drop-hint.module.css'

/** Over everything while files hover above the window. */
export function DropHint() {
  return (
    <div className={styles.hint} aria-hidden="true">
      <div>
        <Icon name="upload" />
        <b>{libraryMessages.drop}</b>
        <span>{libraryMessages.dropHint}</span>
      </div>
    </div>
  )
}
