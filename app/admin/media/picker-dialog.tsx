import { useState } from 'react'
import { isDescribed, type MediaEntry } from '#shared/media/entry.ts'
import type { FileKind } from '#shared/media/file-types.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { EntryForm } from './entry-form.tsx'
import styles from './picker-dialog.module.css'
import { PickerGrid } from './picker-grid.tsx'

/** At least one, in the order in which they were chosen. */
type ChosenEntries = [MediaEntry, ...MediaEntry[]]
/** What is chosen, and which of it still wants a text. */
type Choosing = { chosen: MediaEntry[]; describing: MediaEntry[] }

type PickerDialogProps = {
  kind?: FileKind
  value: string
  /** Whether the place takes several at once. */
  several?: boolean
  /** Whether a picture can be dragged out of here: the dialog leaves the page to it. */
  draggable?: boolean
  /** What is chosen already, and wants a text. */
  describing?: MediaEntry | undefined
  onChoose(entries: ChosenEntries): void
  onClose(): void
}

const words = libraryMessages.picker

/** Choose a file or bring a new one. A picture without a text is described first: otherwise it could not be published. */
export function PickerDialog({
  kind = 'image',
  value,
  several,
  draggable,
  onChoose,
  onClose,
  ...props
}: PickerDialogProps) {
  const first = props.describing ? [props.describing] : []
  const [{ chosen, describing }, setChoosing] = useState<Choosing>({ chosen: first, describing: first })
  const [open, ...further] = describing

  function choose(entries: MediaEntry[], undescribed = entries.filter((entry) => !isDescribed(entry))) {
    const [one, ...others] = entries
    if (undescribed.length > 0) setChoosing({ chosen: entries, describing: undescribed })
    else if (one) onChoose([one, ...others])
  }

  if (open)
    return (
      <Dialog key={open.id} title={open.name} size="team" onClose={onClose}>
        <p className={styles.hint}>{words.describe}</p>
        <EntryForm
          entry={open}
          saveLabel={words.use}
          onSaved={(saved) =>
            choose(
              chosen.map((entry) => (entry.id === saved.id ? saved : entry)),
              further,
            )
          }
          actions={
            <Button variant="line" onClick={() => setChoosing({ chosen: [], describing: [] })}>
              {libraryMessages.previous}
            </Button>
          }
        />
      </Dialog>
    )
  return (
    <Dialog key="choose" title={words.titles[kind]} size="team" onClose={onClose}>
      <PickerGrid
        kind={kind}
        value={value}
        several={several ?? false}
        onChoose={choose}
        onDragged={draggable ? onClose : undefined}
      />
    </Dialog>
  )
}
