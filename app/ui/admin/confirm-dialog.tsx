import { useState } from 'react'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './dialog-actions.module.css'
import { DialogActions } from './dialog-actions.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  confirm: string
  danger?: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once before something large; closes when it is done. */
export function ConfirmDialog({ title, text, confirm, danger, onConfirm, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Dialog title={title} size="settings" busy={busy} onClose={onClose}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {listMessages.deletion.cancel}
        </Button>
        <Button
          variant={danger ? 'line' : 'primary'}
          className={danger ? styles.danger : undefined}
          disabled={busy}
          onClick={() => void act()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
