import { checkDialogMessages as words } from '#shared/messages/editor-dialogs.ts'
import { Field } from '#kit/fields/field.tsx'
import fields from './dialog-field.module.css'

type ReasonFieldProps = { label: string; value: string; asked: boolean; onChange(value: string): void }

const shortestReason = 3

/** Why an item goes public although the check found errors. */
export function ReasonField({ label, value, asked, onChange }: ReasonFieldProps) {
  const missing = asked && !isReason(value)
  return (
    <Field className={fields.field} label={label} error={missing && words.reasonMissing} errorAloud>
      {(control) => (
        <textarea {...control} value={value} maxLength={500} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}

export function isReason(text: string): boolean {
  return text.trim().length >= shortestReason
}
