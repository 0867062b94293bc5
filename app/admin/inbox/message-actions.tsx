import { useState } from 'react'
import { isClosed, type InboxMessage, type MessageState } from '#shared/inbox/inbox.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import styles from './message-actions.module.css'
import type { MessageActionsOfPage } from './use-message-actions.ts'

type MessageActionsProps = { message: InboxMessage; actions: MessageActionsOfPage }

/** The next states of a message, and its end. */
export function MessageActions({ message: { name, state }, actions }: MessageActionsProps) {
  const [deleting, setDeleting] = useState(false)
  return (
    <div className={styles.actions}>
      {nextStates(state).map(({ to, label }) => (
        <Button key={to} variant="line" size="small" onClick={() => void actions.setState(to)}>
          {label}
        </Button>
      ))}
      <Button variant="danger" size="small" onClick={() => setDeleting(true)}>
        {words.delete}
      </Button>
      {deleting && (
        <ConfirmDialog
          title={words.deleteTitle}
          text={words.deleteText(name)}
          confirm={words.deleteConfirm}
          danger
          onConfirm={actions.remove}
          onClose={() => setDeleting(false)}
        />
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
