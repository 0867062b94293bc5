import { useState, type SubmitEvent } from 'react'
import { wholeList, type ListChoice } from '#shared/lists/admin-list.ts'
import { choiceIn, choiceQuery } from '#shared/lists/list-choice.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { listViewMessages as words } from '#shared/messages/admin-lists.ts'
import type { ListPreferences } from '#shared/preferences/preferences.ts'
import { Button, IconButton } from '#kit/buttons/button.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import styles from './list-page.module.css'

type ListViewsProps = {
  choice: ListChoice
  change: (part: Partial<ListChoice>) => void
  preferences: ListPreferences
  arrange: (next: ListPreferences) => void
}

/** What somebody searches, filters and sorts again and again, under names of their own. */
export function ListViews({ choice, change, preferences, arrange }: ListViewsProps) {
  const { views } = preferences
  const [naming, setNaming] = useState(false)
  const query = choiceQuery(choice).toString()
  const current = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <fieldset className={styles.views} aria-label={words.label}>
      {views.map((view) => (
        <span key={view.name} data-on={view === current || undefined}>
          <button
            type="button"
            aria-pressed={view === current}
            onClick={() => change(view === current ? wholeList : choiceIn(new URLSearchParams(view.query)))}
          >
            {view.name}
          </button>
          {view === current && (
            <IconButton
              icon="close"
              label={words.remove(view.name)}
              onClick={() => arrange({ ...preferences, views: views.filter((other) => other !== view) })}
            />
          )}
        </span>
      ))}
      {query !== '' && !current && (
        <Button size="small" variant="line" onClick={() => setNaming(true)}>
          <Icon name="plus" />
          {words.save}
        </Button>
      )}
      {naming && (
        <NameDialog
          taken={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            setNaming(false)
            arrange({ ...preferences, views: [...views.filter((view) => view.name !== name), { name, query }] })
          }}
        />
      )}
    </fieldset>
  )
}

type NameDialogProps = { taken: string[]; onSave: (name: string) => void; onClose: () => void }

function NameDialog({ taken, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState('')
  const [asked, setAsked] = useState(false)
  const wanted = name.trim()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (wanted === '') setAsked(true)
    else onSave(wanted)
  }
  return (
    <Dialog title={words.save} size="settings" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogBody>
          <Field
            label={words.name}
            help={taken.includes(wanted) ? words.replaces(wanted) : words.help}
            error={asked && wanted === '' && words.noName}
          >
            {(control) => (
              <input
                {...control}
                data-types-first
                maxLength={40}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {adminDialogMessages.cancel}
          </Button>
          <Button type="submit">{words.confirm}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
