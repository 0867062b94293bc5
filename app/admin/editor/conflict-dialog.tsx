import { useEffect, useState } from 'react'
import type { Side } from '#shared/editing/conflict.ts'
import { readable } from '#shared/editing/differences.ts'
import { asList, leavesOf } from '#shared/editing/values.ts'
import { blockPlace, holdsEntries } from '#shared/content/blocks-field.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { conflictMessages as words } from '#shared/messages/editor-dialogs.ts'
import { Dialog, DialogBody, DialogFoot } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import styles from './conflict-dialog.module.css'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Mine or theirs, field by field. Nothing is chosen for a field that both changed. */
export function ConflictDialog({ close, editor, definition }: EditorDialogProps) {
  const { store, state } = editor
  const { conflicts } = state
  const { principal } = useAdminFrame()
  const lastAuthor = useLastAuthor(definition.name, state.id)
  // One's own other device is nobody else.
  const author = lastAuthor === principal.name ? '' : lastAuthor
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.flatMap(({ name, proposed }) => (proposed ? [[name, proposed]] : []))),
  )
  if (conflicts.length === 0) return null
  const open = conflicts.filter(({ name }) => !choices[name])
  return (
    <Dialog title={words.title} size="team" onClose={close}>
      <DialogBody>
        <p>{words.text(author)}</p>
        <div className={styles.conflicts}>
          {conflicts.map(({ name, label, mine, theirs, proposed }) => (
            <fieldset key={name}>
              <legend>
                {label}{' '}
                <small>
                  {proposed === undefined ? words.both : proposed === 'mine' ? words.onlyMine : words.onlyTheirs}
                </small>
              </legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} data-chosen={choices[name] === side ? '' : undefined}>
                  <span>
                    <input
                      type="radio"
                      name={`konflikt-${name}`}
                      checked={choices[name] === side}
                      onChange={() => setChoices({ ...choices, [name]: side })}
                    />
                    {side === 'mine' ? words.mine : words.theirs(author)}
                  </span>
                  <span className={styles.side}>
                    {inWords(definition.fields[name]!, side === 'mine' ? mine : theirs) || words.empty}
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </DialogBody>
      <DialogFoot note={open.length > 0 ? words.open(open.map(({ label }) => label).join(', ')) : ''}>
        <Button
          aria-disabled={open.length > 0 || undefined}
          onClick={() => {
            if (open.length > 0) return
            close()
            void store.resolve(choices)
          }}
        >
          {words.keep}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** Who saved the newest version of an item; empty until the server says so. */
function useLastAuthor(collection: string, id: string): string {
  const [author, setAuthor] = useState('')
  useEffect(() => {
    const left = new AbortController()
    async function read() {
      const path = `/api/editing/${collection}/${encodeURIComponent(id)}/revisions`
      const answer = await callServer<{ revisions: { author: string }[] }>('GET', path, { signal: left.signal })
      if (answer.kind === 'done') setAuthor(answer.body.revisions[0]?.author ?? '')
    }
    void read()
    return () => left.abort()
  }, [collection, id])
  return author
}

function inWords(field: FieldDefinition, value: unknown): string {
  if (holdsEntries(field) || field.input === 'group') {
    const leaves = leavesOf({ value: field }, { value }).filter((leaf) => leaf.field !== blockPlace.id)
    const said = leaves.map((leaf) => readable(leaf.field, leaf.value)).filter((text) => text !== '')
    return holdsEntries(field) ? words.entries(asList(value).length, said.join(' · ')) : said.join(' · ')
  }
  return readable(field, value)
}
