import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'
import styles from './field.module.css'

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
