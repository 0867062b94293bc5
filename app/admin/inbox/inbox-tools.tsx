import { useNavigate, useRevalidator } from 'react-router'
import { useState, type ReactNode } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { nobody, type InboxFilter, type InboxMessage } from '#shared/inbox/inbox.ts'
import { inboxPaths, type InboxReader, type MessageChange } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import bulkStyles from '#admin/kit/bulk-bar.module.css'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import styles from './inbox-page.module.css'

type InboxFiltersProps = {
  filter: InboxFilter
  readers: InboxReader[]
  labels: string[]
  me: string
  query: Record<string, string>
}

const filterWords = inboxWorkMessages.filter
const { bulk: words, work } = inboxWorkMessages

/** By who takes care and by label; what cannot be chosen is not there. */
export function InboxFilters({ filter, readers, labels, me, query }: InboxFiltersProps) {
  const navigate = useNavigate()
  const show = (part: Record<string, string>) => void navigate(adminPaths.messages({ ...query, ...part }))
  const others = readers.filter(({ id }) => id !== me)
  return (
    <div className={styles.filters}>
      <select
        className="text-input"
        aria-label={filterWords.assignee}
        value={filter.assignee ?? ''}
        onChange={({ target }) => show({ zustaendig: target.value })}
      >
        <option value="">{filterWords.everybody}</option>
        {others.length < readers.length && <option value={me}>{filterWords.mine}</option>}
        <option value={nobody}>{filterWords.nobody}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {(labels.length > 0 || filter.label) && (
        <select
          className="text-input"
          aria-label={filterWords.label}
          value={filter.label ?? ''}
          onChange={({ target }) => show({ schlagwort: target.value })}
        >
          <option value="">{filterWords.allLabels}</option>
          {[...new Set([...labels, filter.label ?? ''])].filter(Boolean).map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </div>
  )
}

type InboxBulkBarProps = { messages: InboxMessage[]; readers: InboxReader[]; labels: string[]; clear: () => void }

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
    <fieldset className={bulkStyles.bar} aria-label={words.label}>
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
      <button type="button" className={bulkStyles.clear} onClick={clear}>
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
      className={`text-input ${bulkStyles.choice}`}
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
