import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'

/** What ties a control to its label, its error and its help. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** At the right end of the label, such as a counter. */
  aside?: ReactNode
  error?: ReactNode
  /** Read out when it comes up; not where it comes and goes with every letter. */
  errorAloud?: boolean
  help?: ReactNode
  /** Of the control, where others look for it. */
  id?: string
  /** A set of controls or an editor: the label names it by its own id instead of pointing at it. */
  grouped?: boolean
  children(control: ControlProps): ReactNode
}

/** Label above, error and help below: the one frame for a control, for visitors, accounts and editors. */
export function Field({
  label,
  aside,
  error,
  errorAloud,
  help,
  id,
  grouped,
  className = '',
  children,
  ...frame
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const errorId = `${controlId}-fehler`
  const helpId = `${controlId}-hilfe`
  return (
    <div {...frame} className={`${styles.field} ${className}`} data-invalid={error ? '' : undefined}>
      <div className={styles.label}>
        {grouped ? (
          <span id={`${controlId}-name`}>{label}</span>
        ) : (
          <label id={`${controlId}-name`} htmlFor={controlId}>
            {label}
          </label>
        )}
        {aside}
      </div>
      {children({
        id: controlId,
        className: 'text-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined,
      })}
      {(error || errorAloud) && (
        <p className={styles.error} id={errorId} role={errorAloud ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  error?: string
  help?: string
  /** A button inside the field, at its right end. */
  action?: ReactNode
}

/** One line of text in a form that is checked when it is sent: then the error is read out. */
export function TextField({ label, error, help, action, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} help={help} errorAloud>
      {(control) =>
        action ? (
          <div className={styles.action}>
            <input {...input} {...control} />
            {action}
          </div>
        ) : (
          <input {...input} {...control} />
        )
      }
    </Field>
  )
}
