import { useState } from 'react'
import { fillTemplate, type ReplyTemplate } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages, starterTemplates } from '#shared/messages/inbox-work.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field, TextField } from '#kit/fields/field.tsx'
import { DialogBody, Dialog } from '#kit/dialog/dialog.tsx'
import { ConfirmDialog, DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { Menu, MenuAction } from '#admin/kit/menu.tsx'
import styles from './message-page.module.css'
import type { MessageActionsOfPage } from './message-actions.tsx'

type TemplateToolsProps = {
  templates: ReplyTemplate[]
  /** Of whom the reply is for. */
  name: string
  /** What stands in the reply now. */
  text: string
  begin: (text: string) => void
  actions: MessageActionsOfPage
}

const { templates: words, errors } = inboxWorkMessages

/** Begins a reply with a text that was saved, and saves one for the next time. */
export function TemplateTools({ templates, name, text, begin, actions }: TemplateToolsProps) {
  const [chosen, setChosen] = useState('')
  const [open, setOpen] = useState<'save' | 'delete' | null>(null)
  const template = templates.find(({ id }) => id === chosen)
  const isOwn = template !== undefined && !starterTemplates.some(({ id }) => id === template.id)

  function choose(id: string) {
    setChosen(id)
    const found = templates.find((candidate) => candidate.id === id)
    if (!found) return
    const filled = fillTemplate(found.text, name)
    // What somebody has written is never replaced.
    begin(text.trim() ? `${text.trimEnd()}\n\n${filled}` : filled)
  }

  return (
    <div className={styles.templates}>
      <Field label={words.label}>
        {(control) => (
          <select {...control} value={template ? chosen : ''} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.none}</option>
            {templates.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Menu label={words.label}>
        <MenuAction icon="plus" label={words.saveAs} onClick={() => setOpen('save')} />
        {isOwn && <MenuAction icon="trash" label={words.delete} danger onClick={() => setOpen('delete')} />}
      </Menu>
      {open === 'save' && (
        <SaveDialog
          text={text}
          save={(values) => actions.saveTemplate(crypto.randomUUID(), values)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && template && (
        <ConfirmDialog
          title={words.deleteTitle}
          text={words.deleteText(template.name)}
          confirm={words.delete}
          danger
          onConfirm={() => actions.removeTemplate(template.id)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

type SaveDialogProps = {
  text: string
  save: (values: { name: string; text: string }) => Promise<boolean>
  onClose: () => void
}

function SaveDialog({ text, save, onClose }: SaveDialogProps) {
  const [values, setValues] = useState({ name: '', text })
  const [asked, setAsked] = useState(false)

  async function submit() {
    setAsked(true)
    if (values.name.trim() && values.text.trim() && (await save(values))) onClose()
  }

  return (
    <Dialog title={words.saveAs} size="settings" onClose={onClose}>
      <DialogBody>
        <TextField
          label={words.name}
          value={values.name}
          maxLength={80}
          error={asked && !values.name.trim() ? errors.noName : undefined}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        <Field
          label={inboxWorkMessages.kinds.reply}
          help={words.nameHelp}
          error={asked && !values.text.trim() && errors.noText}
          errorAloud
        >
          {(control) => (
            <textarea
              {...control}
              rows={7}
              value={values.text}
              onChange={({ target }) => setValues({ ...values, text: target.value })}
            />
          )}
        </Field>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => void submit()}>{words.save}</Button>
      </DialogActions>
    </Dialog>
  )
}
