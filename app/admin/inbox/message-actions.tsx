import { useNavigate, useRevalidator } from 'react-router'
import { useState } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { isClosed, type MessageState, type InboxMessage } from '#shared/inbox/inbox.ts'
import { inboxPaths, type MessageChange, type MessageReply } from '#shared/inbox/inbox-work.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import styles from './message-page.module.css'

/** What an administrator does with a message. What is refused is told in a toast. */
export function useMessageActions(id: string) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const address = inboxPaths.message(id)

  async function act(method: string, path: string, body?: unknown): Promise<boolean> {
    const answer = await callServer(method, path, { body })
    if (answer.kind !== 'done')
      toaster.show({ title: answer.fields[0]?.message ?? answer.message, variant: 'destructive' })
    else await revalidate()
    return answer.kind === 'done'
  }

  return {
    markRead: () => void act('PATCH', address, { state: 'read' }),
    async setState(state: MessageState) {
      if (await act('PATCH', address, { state }))
        toaster.show({ title: inboxMessages.states[state], variant: 'success' })
    },
    change: (change: MessageChange) => act('PATCH', address, change),
    /** Under the same id it is the same reply, however often it is sent. */
    async reply(replyId: string, reply: MessageReply): Promise<boolean> {
      const sent = await act('PUT', inboxPaths.reply(id, replyId), reply)
      if (sent) toaster.show({ title: inboxWorkMessages.reply.sent, variant: 'success' })
      return sent
    },
    async retryReply(replyId: string) {
      if (await act('POST', `${inboxPaths.reply(id, replyId)}/retry`))
        toaster.show({ title: inboxWorkMessages.reply.retried })
    },
    async addNote(text: string): Promise<boolean> {
      const added = await act('POST', inboxPaths.notes(id), { text })
      if (added) toaster.show({ title: inboxWorkMessages.notes.added, variant: 'success' })
      return added
    },
    async removeNote(note: string) {
      if (await act('DELETE', inboxPaths.note(id, note)))
        toaster.show({ title: inboxWorkMessages.notes.deleted, variant: 'success' })
    },
    async saveTemplate(template: string, values: { name: string; text: string }): Promise<boolean> {
      const saved = await act('PUT', inboxPaths.template(template), values)
      if (saved) toaster.show({ title: inboxWorkMessages.templates.saved, variant: 'success' })
      return saved
    },
    async removeTemplate(template: string) {
      if (await act('DELETE', inboxPaths.template(template)))
        toaster.show({ title: inboxWorkMessages.templates.deleted, variant: 'success' })
    },
    async retry() {
      if (await act('POST', `${address}/retry`)) toaster.show({ title: inboxMessages.delivery.retried })
    },
    async remove() {
      const answer = await callServer('DELETE', address)
      if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
      toaster.show({ title: inboxMessages.deleted, variant: 'success' })
      await navigate(adminPaths.messages())
    },
  }
}

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
        {inboxMessages.delete}
      </Button>
      {deleting && (
        <ConfirmDialog
          title={inboxMessages.deleteTitle}
          text={inboxMessages.deleteText(name)}
          confirm={inboxMessages.deleteConfirm}
          danger
          onConfirm={actions.remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  )
}

function nextStates(state: MessageState): { to: MessageState; label: string }[] {
  const { actions } = inboxMessages
  if (isClosed(state)) return [{ to: 'read', label: actions.reopen }]
  return [
    ...(state === 'answered' ? [] : [{ to: 'answered' as const, label: actions.answered }]),
    { to: 'archived', label: actions.archived },
    ...(state === 'new' ? [] : [{ to: 'new' as const, label: actions.new }]),
    { to: 'spam', label: actions.spam },
  ]
}

export type MessageActionsOfPage = ReturnType<typeof useMessageActions>
