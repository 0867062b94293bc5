import { useState } from 'react'
import { checkDialogMessages as words } from '#shared/messages/editor-dialogs.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './editor-dialogs.module.css'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import { jumpToField } from './jump-to-field.ts'

/** What the check found; each finding leads to its field. Errors need a reason to be published all the same. */
export function CheckDialog({ close, publishing, editor, definition }: EditorDialogProps) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = [...editor.problems].map(([path, message]) => ({
    level: 'error' as const,
    path,
    label: definition.fields[path.split('.')[0]!]?.label ?? path,
    message,
  }))
  const found = [...missing, ...publishing.check()]
  const { mayPublish } = publishing
  const blocking = mayPublish && found.some(({ level }) => level === 'error')

  function publish() {
    if (blocking && !isReason(reason)) return setAsked(true)
    void publishing.publish(reason.trim())
  }

  return (
    <Dialog title={found.length === 0 ? words.fine : words.title} size="about" onClose={close}>
      <DialogBody>
        {found.length === 0 && <p>{words.fineText}</p>}
        <ul className={styles.findings}>
          {found.map(({ level, path, label, message }, index) => (
            <li key={`${path}-${index}`} data-level={level}>
              <Icon name={level === 'error' ? 'alert' : 'info'} />
              <p>
                <b>
                  {words.levels[level]} · {label}
                </b>
                {message}
              </p>
              <Button
                size="small"
                variant="line"
                aria-label={words.jumpTo(label)}
                onClick={() => {
                  close()
                  requestAnimationFrame(() => jumpToField(path))
                }}
              >
                {words.jump}
              </Button>
            </li>
          ))}
        </ul>
        {blocking && missing.length === 0 && (
          <ReasonField label={words.reason} value={reason} asked={asked} onChange={setReason} />
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={close}>
          {words.goOn}
        </Button>
        {missing.length === 0 && (
          <Button onClick={publish}>
            {mayPublish ? (blocking ? words.publishWithReason : words.publish) : reviewMessages.ask}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type ReasonFieldProps = { label: string; value: string; asked: boolean; onChange(value: string): void }

const shortestReason = 3

/** Why an item goes public although the check found errors. */
export function ReasonField({ label, value, asked, onChange }: ReasonFieldProps) {
  const missing = asked && !isReason(value)
  return (
    <Field className={styles.field} label={label} error={missing && words.reasonMissing} errorAloud>
      {(control) => (
        <textarea {...control} value={value} maxLength={500} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}

export function isReason(text: string): boolean {
  return text.trim().length >= shortestReason
}
