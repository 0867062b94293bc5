import { useState, type ReactNode } from 'react'
import type { MediaEdit } from '#shared/media/edit.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { Field } from '#kit/fields/field.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callLibrary } from './call-library.ts'
import { FocalField } from './focal-field.tsx'
import styles from './entry-form.module.css'

type EntryFormProps = {
  entry: MediaEntry
  onSaved(entry: MediaEntry): void
  /** What stands beside the form below the picture. */
  aside?: ReactNode
  /** At the foot, before the button that saves. */
  actions?: ReactNode
  saveLabel?: string
}

const words = libraryMessages.entry

/** What people know of a file: name, text, tags and where its middle is. */
export function EntryForm({
  entry,
  onSaved,
  aside,
  actions,
  saveLabel = libraryMessages.actions.save,
}: EntryFormProps) {
  const [focal, setFocal] = useState(entry.focal)
  const [decorative, setDecorative] = useState(entry.decorative)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const isImage = entry.kind === 'image'

  async function save(form: FormData) {
    setSaving(true)
    setProblem('')
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const edit: MediaEdit = {
      name: text('name'),
      tags: [
        ...new Set(
          text('tags')
            .split(',')
            .map((tag) => tag.trim())
            .filter(Boolean),
        ),
      ],
      ...(isImage && { alt: decorative ? '' : text('alt'), decorative, focal: focal as MediaEdit['focal'] }),
    }
    const path = mediaPaths.apiEntry(entry.id)
    const answer = await callLibrary<{ media: MediaEntry }>('PATCH', path, { body: edit })
    if (answer.kind === 'done') onSaved(answer.body.media)
    else setProblem(answer.message)
    setSaving(false)
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        // The picker may stand in the form of an editor, which is not meant.
        event.stopPropagation()
        void save(new FormData(event.currentTarget))
      }}
    >
      <div className={styles.columns}>
        <div>
          {isImage && <FocalField entry={entry} focal={focal} onChange={setFocal} />}
          {entry.kind === 'video' && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are chosen where it is shown
            <video className={styles.video} src={entry.address} aria-label={entry.name} controls preload="metadata" />
          )}
          {aside}
        </div>
        <div className={styles.fields}>
          <Field label={words.name}>
            {(control) => <input {...control} name="name" required maxLength={180} defaultValue={entry.name} />}
          </Field>
          {isImage && (
            <>
              <Field label={words.alt} help={words.altHelp}>
                {(control) => (
                  <textarea
                    {...control}
                    name="alt"
                    rows={3}
                    maxLength={300}
                    defaultValue={entry.alt}
                    disabled={decorative}
                  />
                )}
              </Field>
              <label className={styles.check}>
                <input type="checkbox" checked={decorative} onChange={({ target }) => setDecorative(target.checked)} />
                {words.decorative}
              </label>
            </>
          )}
          <Field label={words.tags} help={words.tagsHelp}>
            {(control) => <input {...control} name="tags" defaultValue={entry.tags.join(', ')} />}
          </Field>
        </div>
      </div>
      <div className={styles.foot}>
        <p role="alert">{problem}</p>
        {actions}
        <Button type="submit" disabled={saving}>
          {saving ? libraryMessages.actions.saving : saveLabel}
        </Button>
      </div>
    </form>
  )
}
