import { useState } from 'react'
import { isClosed, type InboxMessage, type MessageState } from '#shared/mail.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import { DialogActions } from '../dialog-actions.tsx'
import styles from './message-actions.module.css'
import type { MessageActionsOfPage } from './use-message-actions.ts'

type MessageActionsProps = { message: InboxMessage; actions: MessageActionsOfPage }

/** The next states of a message, and its end. */
export function MessageActions({ message: { name, state }, actions }: MessageActionsProps) {
  const [deleting, setDeleting] = useState(false)
  const close = () => setDeleting(false)
  return (
    <div className={styles.actions}>
      {nextStates(state).map(({ to, label }) => (
        <Button key={to} variant="line" size="small" onClick={() => void actions.setState(to)}>
          {label}
        </Button>
      ))}
      <Button variant="line" size="small" className={styles.danger} onClick={() => setDeleting(true)}>
        {words.delete}
      </Button>
      {deleting && (
        <Dialog title={words.deleteTitle} size="settings" onClose={close}>
          <DialogBody>
            <p>{words.deleteText(name)}</p>
          </DialogBody>
          <DialogActions>
            <Button variant="line" onClick={close}>
              {words.cancel}
            </Button>
            <Button variant="line" className={styles.danger} onClick={() => void actions.remove()}>
              {words.deleteConfirm}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}

function nextStates(state: MessageState): { to: MessageState; label: string }[] {
  const { actions } = words
  if (isClosed(state)) return [{ to: 'read', label: actions.reopen }]
  return [
    ...(state === 'answered' ? [] : [{ to: 'answered' as const, label: actions.answered }]),
    { to: 'archived', label: actions.archived },
    ...(state === 'new' ? [] : [{ to: 'new' as const, label: actions.new }]),
    { to: 'spam', label: actions.spam },
  ]
}
