import type { ComponentProps, ReactNode } from 'react'
import type { ContactFieldName } from '#shared/contact/contact.ts'
import { Field } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './contact-field.module.css'
import { contactWords } from '#shared/messages/contact.ts'
import { useWords } from '#site/page/words.ts'

type ContactFieldProps = {
  /** Fixed where React would count: what the server drew comes alive on its own. */
  id?: string
  name: ContactFieldName
  label: ReactNode
  /** Nothing until the field was edited (spec §4). */
  state?: 'valid' | 'invalid'
  problem?: string
  multiline?: boolean
} & Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref'>

/** Judged while it is typed, with a mark at the right: colour alone says nothing. */
export function ContactField({ id, name, label, state, problem, multiline, ...rest }: ContactFieldProps) {
  const Control: 'input' = multiline ? ('textarea' as 'input') : 'input'
  return (
    <Field id={id} label={label} error={problem} data-field={name}>
      {(control) => (
        <div className={styles.control} data-state={state}>
          <Control {...rest} {...control} name={name} aria-invalid={state === 'invalid' || undefined} />
          {state && <Icon name={state === 'valid' ? 'check' : 'alert'} />}
        </div>
      )}
    </Field>
  )
}

export function PhoneLabel({ required }: { required: boolean }) {
  const words = useWords(contactWords)
  return required ? (
    words.labels.phone
  ) : (
    <>
      {words.labels.phone} <em>{words.labels.optional}</em>
    </>
  )
}
