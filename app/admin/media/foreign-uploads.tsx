import { useState } from 'react'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { OpenUpload } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { formatBytes } from '#admin/kit/quantities.ts'
import { shortMoment } from '#admin/kit/times.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callLibrary } from './call-library.ts'
import styles from './upload-list.module.css'

const words = libraryMessages.foreignUploads

type ForeignUploadsProps = { uploads: OpenUpload[]; onCanceled(): Promise<unknown> }

/** What others have begun to upload and takes room: administrators may cancel it. */
export function ForeignUploads({ uploads, onCanceled }: ForeignUploadsProps) {
  const [asked, setAsked] = useState<OpenUpload | null>(null)

  async function cancel({ id }: OpenUpload) {
    const answer = await callLibrary('DELETE', mediaPaths.openUpload(id))
    // What has ended meanwhile need not be cancelled.
    if (answer.kind === 'done' || answer.status === 404) toaster.show({ title: words.canceled, variant: 'success' })
    else toaster.show({ title: answer.message, variant: 'destructive' })
    await onCanceled()
  }

  if (uploads.length === 0) return null
  return (
    <section className={styles.uploads} aria-labelledby="foreign-uploads">
      <header className={styles.head}>
        <h2 id="foreign-uploads">{words.title}</h2>
        <p>{words.note}</p>
      </header>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id}>
            <div className={styles.text}>
              <b>{upload.name}</b>
              <span>{words.row(upload.by, formatBytes(upload.received), formatBytes(upload.size))}</span>
              <span>{words.since(shortMoment(upload.createdAt))}</span>
            </div>
            <progress
              value={upload.received}
              max={upload.size}
              aria-label={libraryMessages.uploads.progress(upload.name)}
            />
            <div className={styles.actions}>
              <IconButton icon="close" label={words.cancel(upload.name, upload.by)} onClick={() => setAsked(upload)} />
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={words.confirm.title(asked.name)}
          text={words.confirm.text(asked.by)}
          confirm={words.confirm.yes}
          danger
          onConfirm={() => cancel(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
