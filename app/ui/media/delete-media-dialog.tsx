import { useEffect, useState } from 'react'
import { mediaGraceDays } from '#shared/constants.ts'
import type { MediaEntry, MediaUse } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/media/media-paths.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { DialogActions } from '#ui/admin/dialog-actions.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './delete-media-dialog.module.css'
import { storageOperation } from './storage-operation.ts'
import { PlacesOfUse } from './places-of-use.tsx'

type DeleteMediaDialogProps = {
  entries: MediaEntry[]
  /** For good, out of the trash. */
  forGood: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks before files go, and names every place that would lose one. */
export function DeleteMediaDialog({ entries, forGood, onConfirm, onClose }: DeleteMediaDialogProps) {
  const { deletion, removal, actions } = libraryMessages
  const title = forGood ? removal.title(entries.length) : deletion.title(entries.length, entries[0]?.name ?? '')
  return (
    <Dialog title={title} size="settings" onClose={onClose}>
      <DialogBody>
        <p>{forGood ? removal.text : deletion.text(mediaGraceDays)}</p>
        {!forGood && <Uses entries={entries} />}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button variant="line" className={styles.danger} onClick={onConfirm}>
          {forGood ? actions.remove : actions.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Uses({ entries }: { entries: MediaEntry[] }) {
  const words = libraryMessages.deletion
  const uses = useUsesOf(entries)
  if (uses === 'searching' || uses === 'unknown')
    return (
      <p className={styles.uses} aria-live="polite">
        {words[uses]}
      </p>
    )
  return (
    <div className={styles.uses} aria-live="polite">
      {uses.length === 0 ? (
        <p>{words.unused(entries.length)}</p>
      ) : (
        <>
          <p className={styles.warning}>{words.used(uses.length)}</p>
          <PlacesOfUse uses={uses} />
        </>
      )}
    </div>
  )
}

function useUsesOf(entries: MediaEntry[]): MediaUse[] | 'searching' | 'unknown' {
  const [uses, setUses] = useState<MediaUse[] | 'searching' | 'unknown'>('searching')
  useEffect(() => {
    const left = new AbortController()
    const asked = entries.map(({ id }) =>
      storageOperation<{ media: { uses: MediaUse[] } }>('GET', mediaPaths.apiEntry(id), undefined, left.signal),
    )
    Promise.all(asked)
      .then((answers) => {
        const all = answers.flatMap(({ media }) => media.uses)
        return setUses([...new Map(all.map((use) => [`${use.collection}/${use.documentId}`, use])).values()])
      })
      .catch(() => left.signal.aborted || setUses('unknown'))
    return () => left.abort()
  }, [entries])
  return uses
}
