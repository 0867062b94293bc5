import { useId, useState, type FormEvent } from 'react'
import type { InboxMessage } from '#shared/inbox/inbox.ts'
import { labelMaxLength, noteMaxLength, type InboxReader } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import styles from './work-panel.module.css'
import type { MessageActionsOfPage } from './message-actions.tsx'

const { work: words, notes, errors } = inboxWorkMessages

type WorkPanelProps = {
  message: InboxMessage
  readers: InboxReader[]
  labels: string[]
  actions: MessageActionsOfPage
}

/** Who takes care of a message, and by which words it is found again. */
export function WorkPanel({ message: { assignee, labels: given }, readers, labels, actions }: WorkPanelProps) {
  const listId = useId()
  const [label, setLabel] = useState('')

  async function add(event: FormEvent) {
    event.preventDefault()
    if (label.trim() && (await actions.change({ addLabel: label }))) setLabel('')
  }

  return (
    <Panel title={words.title}>
      <div className={styles.work}>
        <Field label={words.assignee}>
          {(control) => (
            <select
              {...control}
              value={assignee?.id ?? ''}
              onChange={({ target }) => void actions.change({ assignee: target.value || null })}
            >
              <option value="">{words.nobody}</option>
              {readers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <form onSubmit={(event) => void add(event)}>
          <Field label={words.addLabel}>
            {(control) => (
              <input
                {...control}
                list={listId}
                value={label}
                maxLength={labelMaxLength}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Field>
          <datalist id={listId}>
            {labels.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </datalist>
          <Button type="submit" variant="line" size="small">
            {words.add}
          </Button>
        </form>
        {given.length > 0 && (
          <ul className={styles.labels} aria-label={words.labels}>
            {given.map((one) => (
              <li key={one}>
                <Icon name="tag" />
                {one}
                <button
                  type="button"
                  aria-label={words.removeLabel(one)}
                  onClick={() => void actions.change({ removeLabel: one })}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

/** A note for colleagues. */
export function NotePanel({ actions }: { actions: MessageActionsOfPage }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!text.trim() || !(await actions.addNote(text))) return
    setText('')
    setAsked(false)
  }

  return (
    <Panel title={notes.title}>
      <form className={styles.work} onSubmit={(event) => void submit(event)}>
        <Field label={notes.write} help={notes.help} error={asked && !text.trim() && errors.noText} errorAloud>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={text}
              maxLength={noteMaxLength}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="line" size="small">
          {notes.add}
        </Button>
      </form>
    </Panel>
  )
}
