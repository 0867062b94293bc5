import { useState, type ReactNode } from 'react'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './dialogs.module.css'

type ConfirmDialogProps = {
  title: string
  text: string
  confirm: string
  danger?: boolean
  /** The dialog waits for it, unless it gives no promise. */
  onConfirm: () => Promise<unknown> | void
  onClose: () => void
}

/** Names the consequence and asks once; closes when it is done. */
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
          {adminDialogMessages.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void act()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The decision at the foot of a dialog: the way back at the left of the deed. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
