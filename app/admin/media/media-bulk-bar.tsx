import { useId, useState, type SubmitEvent } from 'react'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Button } from '#kit/buttons/button.tsx'
import bar from '#admin/kit/bulk-bar.module.css'
import styles from './library-page.module.css'

type MediaBulkBarProps = {
  count: number
  inTrash: boolean
  /** Tags that are in use. */
  tags: string[]
  onTag(tag: string, on: boolean): void
  onDelete(): void
  onRestore(): void
  onClear(): void
}

/** What can be done with the selected files. */
export function MediaBulkBar({ count, inTrash, tags, onTag, onDelete, onRestore, onClear }: MediaBulkBarProps) {
  const { actions } = libraryMessages
  return (
    <fieldset className={bar.bar} aria-label={libraryMessages.bulk}>
      <b aria-live="polite">{libraryMessages.selected(count)}</b>
      {inTrash ? (
        <Button size="small" variant="line" onClick={onRestore}>
          {actions.restore}
        </Button>
      ) : (
        <BulkTag tags={tags} onTag={onTag} />
      )}
      <Button size="small" variant="danger" onClick={onDelete}>
        {inTrash ? actions.remove : actions.delete}
      </Button>
      <button type="button" className={bar.clear} onClick={onClear}>
        {libraryMessages.clearSelection}
      </button>
    </fieldset>
  )
}

/** Tags stand in for folders: a file can have several. Enter gives the tag. */
function BulkTag({ tags, onTag }: Pick<MediaBulkBarProps, 'tags' | 'onTag'>) {
  const words = libraryMessages.bulkTag
  const [typed, setTyped] = useState('')
  const listId = useId()
  const tag = typed.trim()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (tag === '') return
    onTag(tag, true)
    setTyped('')
  }
  return (
    <form className={styles.tag} onSubmit={submit}>
      <input
        className="text-input"
        aria-label={words.name}
        placeholder={words.hint}
        maxLength={40}
        list={listId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {tags.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
      <Button type="submit" size="small" variant="line" disabled={tag === ''}>
        {words.add}
      </Button>
      <Button
        size="small"
        variant="line"
        disabled={!tags.includes(tag)}
        onClick={() => {
          onTag(tag, false)
          setTyped('')
        }}
      >
        {words.remove}
      </Button>
    </form>
  )
}
