import { useId } from 'react'
import { checkDialogMessages as words } from '#shared/messages/editor-dialogs.ts'
import fields from './dialog-field.module.css'

type ReasonFieldProps = { label: string; value: string; asked: boolean; onChange(value: string): void }

const shortestReason = 3

/** Why an item goes public although the check found errors. */
export function ReasonField({ label, value, asked, onChange }: ReasonFieldProps) {
  const id = useId()
  const missing = asked && !isReason(value)
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={value}
        maxLength={500}
        aria-invalid={missing || undefined}
        aria-describedby={asked ? `${id}-fehler` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {missing && (
        <p id={`${id}-fehler`} role="alert" className={fields.problem}>
          {words.reasonMissing}
        </p>
      )}
    </div>
  )
}

export function isReason(text: string): boolean {
  return text.trim().length >= shortestReason
}
