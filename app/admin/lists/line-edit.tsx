import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import type { CollectionSummary, ListRow } from '#shared/lists/admin-list.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { lineEditMessages as words } from '#shared/messages/admin-lists.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './line-edit.module.css'

/** What is changed of an item in its line. */
export type LineChange = { title: string; date?: string }

type LineEditProps = {
  collection: CollectionSummary
  row: ListRow
  onSave: (change: LineChange) => void
  onClose: () => void
}

/** Title and date in the place where they stand; Enter keeps them, Escape leaves them as they were. */
export function LineEdit({ collection, row, onSave, onClose }: LineEditProps) {
  const [title, setTitle] = useState(row.title)
  const [date, setDate] = useState(row.date ? toBerlin(row.date) : '')
  const [problem, setProblem] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (title.trim() === '') return setProblem(words.noTitle)
    const moment = date === '' ? undefined : fromBerlin(date)
    if (moment?.kind === 'none') return setProblem(words.noSuchTime)
    onSave({ title: title.trim(), ...(collection.dateField && { date: moment?.utc ?? '' }) })
  }
  function onKeyDown(event: KeyboardEvent) {
    // Arrows and letters belong to the input here, not to the list.
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the form.
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label={words.label(row.title)}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Somebody asked to type here.
        autoFocus
        className="text-input"
        aria-label={words.title}
        aria-invalid={problem ? true : undefined}
        maxLength={300}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {collection.dateField && (
        <input
          type="datetime-local"
          className="text-input"
          aria-label={collection.dateLabel}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button type="submit" size="small">
          {words.save}
        </Button>
        <Button size="small" variant="line" onClick={onClose}>
          {adminDialogMessages.cancel}
        </Button>
      </div>
    </form>
  )
}
