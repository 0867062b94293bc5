import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { InboxMessage } from '#shared/inbox/inbox.ts'
import { inboxPaths, type InboxReader, type MessageChange } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from '#admin/kit/bulk-bar.module.css'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'

type InboxBulkBarProps = { messages: InboxMessage[]; readers: InboxReader[]; labels: string[]; clear: () => void }

const { bulk: words, work } = inboxWorkMessages

/** What can be done with several messages at once. */
export function InboxBulkBar({ messages, readers, labels, clear }: InboxBulkBarProps) {
  const { revalidate } = useRevalidator()
  const [deleting, setDeleting] = useState(false)
  const ids = messages.map(({ id }) => id)

  async function send(method: string, body: unknown, done: (count: number) => string) {
    const answer = await callServer<{ count: number }>(method, inboxPaths.bulk(), { body })
    if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
    toaster.show({ title: done(answer.body.count), variant: 'success' })
    clear()
    await revalidate()
  }
  const change = (wanted: MessageChange) => void send('PATCH', { ids, ...wanted }, words.done)

  return (
    <fieldset className={styles.bar} aria-label={words.label}>
      <b aria-live="polite">{words.selected(ids.length)}</b>
      <Button size="small" variant="line" onClick={() => change({ state: 'read' })}>
        {words.read}
      </Button>
      <Button size="small" variant="line" onClick={() => change({ state: 'archived' })}>
        {words.archive}
      </Button>
      <Button size="small" variant="line" onClick={() => change({ state: 'spam' })}>
        {words.spam}
      </Button>
      {readers.length > 0 && (
        <Choice label={words.assign} choose={(assignee) => change({ assignee: assignee === '-' ? null : assignee })}>
          <option value="-">{work.nobody}</option>
          {readers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {labels.length > 0 && (
        <Choice label={words.addLabel} choose={(addLabel) => change({ addLabel })}>
          {labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Choice>
      )}
      <Button size="small" variant="danger" onClick={() => setDeleting(true)}>
        {words.delete}
      </Button>
      <button type="button" className={styles.clear} onClick={clear}>
        {words.clear}
      </button>
      {deleting && (
        <ConfirmDialog
          title={words.deleteTitle(ids.length)}
          text={words.deleteText}
          confirm={words.delete}
          danger
          onConfirm={() => send('DELETE', { ids }, words.deleted)}
          onClose={() => setDeleting(false)}
        />
      )}
    </fieldset>
  )
}

type ChoiceProps = { label: string; choose: (value: string) => void; children: ReactNode }

function Choice({ label, choose, children }: ChoiceProps) {
  return (
    <select
      className={`text-input ${styles.choice}`}
      aria-label={label}
      value=""
      onChange={({ target }) => choose(target.value)}
    >
      <option value="" disabled>
        {label}
      </option>
      {children}
    </select>
  )
}
