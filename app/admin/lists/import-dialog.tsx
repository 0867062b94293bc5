import { useState } from 'react'
import type { CollectionSummary } from '#shared/lists/admin-list.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import styles from './import-dialog.module.css'

type ImportDialogProps = {
  collection: CollectionSummary
  existing: number
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Says before what happens: spec §7 lets some collections be replaced and others only grow. */
export function ImportDialog({ collection, existing, onConfirm, onClose }: ImportDialogProps) {
  const [busy, setBusy] = useState(false)
  const words = listMessages.defaults
  const replaces = collection.importDefaults === 'replace' && existing > 0
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Dialog title={words.title(collection.label.many)} size="settings" busy={busy} onClose={onClose}>
      <DialogBody>
        <p className={replaces ? styles.warning : undefined}>
          {replaces ? words.replaces(existing, collection.defaultCount) : words.adds(existing, collection.defaultCount)}
        </p>
        <p className={styles.note}>{words.undoable}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {adminDialogMessages.cancel}
        </Button>
        <Button variant={replaces ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
          {replaces ? words.confirmReplace : words.confirmAdd}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
