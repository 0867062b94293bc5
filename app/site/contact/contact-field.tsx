import { useId, type ComponentProps, type ReactNode } from 'react'
import type { ContactField as FieldName } from '#shared/contact/contact.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './contact-field.module.css'

type ContactFieldProps = {
  name: FieldName
  label: ReactNode
  /** Nothing until the field was edited (spec §4). */
  state?: 'valid' | 'invalid'
  problem?: string
  multiline?: boolean
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>

/** Label above, mark at the right, message below: colour alone says nothing. */
export function ContactField({ name, label, state, problem, multiline, ...control }: ContactFieldProps) {
  const id = useId()
  const Control: 'input' = multiline ? ('textarea' as 'input') : 'input'
  return (
    <div className={styles.field} data-state={state} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <Control
          {...control}
          id={id}
          name={name}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {state && <Icon name={state === 'valid' ? 'check' : 'alert'} />}
      </div>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
