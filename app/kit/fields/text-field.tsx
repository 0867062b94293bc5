import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  error?: string
  /** A button inside the field, at its right end. */
  action?: ReactNode
}

/** Label above, message below; the message belongs to the field also for those who do not see it. */
export function TextField({ label, error, action, ...input }: TextFieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control} data-action={action ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
        {action}
      </div>
      <p id={messageId} className={styles.message} role="alert">
        {error}
      </p>
    </div>
  )
}
