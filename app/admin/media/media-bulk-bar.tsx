import { libraryMessages } from '#shared/messages/media-library.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from '#admin/kit/bulk-bar.module.css'

type MediaBulkBarProps = { count: number; inTrash: boolean; onDelete(): void; onRestore(): void; onClear(): void }

/** What can be done with the selected files. */
export function MediaBulkBar({ count, inTrash, onDelete, onRestore, onClear }: MediaBulkBarProps) {
  const { actions } = libraryMessages
  return (
    <fieldset className={styles.bar} aria-label={libraryMessages.bulk}>
      <b aria-live="polite">{libraryMessages.selected(count)}</b>
      {inTrash && (
        <Button size="small" variant="line" onClick={onRestore}>
          {actions.restore}
        </Button>
      )}
      <Button size="small" variant="danger" onClick={onDelete}>
        {inTrash ? actions.remove : actions.delete}
      </Button>
      <button type="button" className={styles.clear} onClick={onClear}>
        {libraryMessages.clearSelection}
      </button>
    </fieldset>
  )
}
