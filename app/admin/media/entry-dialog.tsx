import { useEffect, useState } from 'react'
import type { MediaEntry, MediaUse } from '#shared/media/entry.ts'
import { fileTypes } from '#shared/media/file-types.ts'
import { canReshape } from '#shared/media/reshape.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { UsageList } from '#admin/kit/delete-dialog.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { formatDate } from '#kit/text/format.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { EntryForm } from './entry-form.tsx'
import styles from './entry-dialog.module.css'
import { FileButton } from './choose-files.tsx'
import { formatBytes } from '#admin/kit/quantities.ts'
import { fetchUses, toUsage } from './delete-media-dialog.tsx'

type EntryDialogProps = {
  entry: MediaEntry
  onChanged(): void
  onReplace(file: File): void
  onReshape(): void
  onDelete(): void
  onClose(): void
}

const words = libraryMessages.entry

/** One file: what people know of it, where it is used, and what can be done with it. */
export function EntryDialog({ entry, onChanged, onReplace, onReshape, onDelete, onClose }: EntryDialogProps) {
  const uses = useUses(entry.id)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(entry.reference, window.location.href).href)
    toaster.show({ title: libraryMessages.done.copied, variant: 'success' })
  }
  return (
    <Dialog title={entry.name} size="team" onClose={onClose}>
      <EntryForm
        entry={entry}
        onSaved={() => {
          toaster.show({ title: libraryMessages.done.saved, variant: 'success' })
          onChanged()
          onClose()
        }}
        aside={
          <div className={styles.aside}>
            <Facts entry={entry} />
            <h3>{words.uses}</h3>
            {uses &&
              (uses.length > 0 ? (
                <UsageList usages={uses.map(toUsage)} />
              ) : (
                <p className={styles.quiet}>{words.unused}</p>
              ))}
            <div className={styles.tools}>
              {canReshape(entry.type) && (
                <Button size="small" variant="line" onClick={onReshape}>
                  {libraryMessages.actions.reshape}
                </Button>
              )}
              <Button size="small" variant="line" onClick={() => void copy()}>
                {libraryMessages.actions.copy}
              </Button>
              <a className={styles.download} href={entry.address} download={entry.name}>
                {libraryMessages.actions.download}
              </a>
            </div>
          </div>
        }
        actions={
          <>
            <Button variant="danger" onClick={onDelete}>
              {libraryMessages.actions.delete}
            </Button>
            <FileButton
              label={libraryMessages.actions.replace}
              icon="refresh"
              variant="line"
              onFiles={([file]) => file && onReplace(file)}
            />
          </>
        }
      />
    </Dialog>
  )
}

function Facts({ entry: { type, bytes, width, height, kind, createdAt } }: { entry: MediaEntry }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.type}</dt>
        <dd>{fileTypes[type].label}</dd>
      </div>
      <div>
        <dt>{words.size}</dt>
        <dd>{formatBytes(bytes)}</dd>
      </div>
      {kind === 'image' && (
        <div>
          <dt>{words.pixels}</dt>
          <dd>
            {width} × {height}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.uploaded}</dt>
        <dd>{formatDate(createdAt)}</dd>
      </div>
    </dl>
  )
}

/** Undefined while it is not known. */
function useUses(id: string): MediaUse[] | undefined {
  const [uses, setUses] = useState<MediaUse[]>()
  useEffect(() => {
    const left = new AbortController()
    void fetchUses(id, left.signal).then((found) => left.signal.aborted || setUses(found))
    return () => left.abort()
  }, [id])
  return uses
}
