import type { ContactFieldName, ContactRules, PlainForm } from '#shared/contact/contact.ts'
import { contactMessages, contactWords } from '#shared/messages/contact.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { ContactField, PhoneLabel } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { PrivacyNotice } from './privacy-notice.tsx'
import { useWords } from '#site/page/words.ts'

type PlainContactFormProps = {
  form: PlainForm
  rules: ContactRules
  privacy: string
  /** Where it is sent; the page of the contact form by itself. */
  action?: string
}

/** The same form without JavaScript: the server checks it and shows it again where something is missing (J3). */
export function PlainContactForm(props: PlainContactFormProps) {
  const { form, rules, privacy, action = paths.contactForm() } = props
  const { phoneRequired, securityQuestion } = rules
  const words = useWords(contactWords)
  const { ticket, task, entries, problems, notice } = form
  const checked = Object.keys(problems).length > 0
  const field = (name: ContactFieldName) => ({
    name,
    defaultValue: entries[name],
    required: name !== 'phone' || phoneRequired,
    problem: problems[name],
    state: checked ? (problems[name] ? ('invalid' as const) : ('valid' as const)) : undefined,
  })
  return (
    <form className={styles.form} data-roomy method="post" action={action} aria-label={contactMessages.form} noValidate>
      <input type="hidden" name="ticket" value={ticket} />
      <p className={styles.hint}>{phoneRequired ? words.allRequired : words.requiredButPhone}</p>
      {notice && (
        <div className={styles.failure} role="alert">
          <Icon name="alert" />
          <p>{notice}</p>
        </div>
      )}
      <ContactField {...field('name')} label={words.labels.name} autoComplete="name" />
      <ContactField {...field('email')} label={words.labels.email} type="email" autoComplete="email" />
      <ContactField {...field('phone')} label={<PhoneLabel required={phoneRequired} />} type="tel" autoComplete="tel" />
      <ContactField {...field('message')} label={words.labels.message} multiline />
      {securityQuestion && (
        <ContactField
          {...field('mathAnswer')}
          label={words.labels.mathAnswer({ question: words.question({ task }) })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <p className={styles.privacy}>
        <PrivacyNotice text={privacy || words.privacy} />
      </p>
      <Button type="submit" size="large">
        {words.submit}
      </Button>
    </form>
  )
}
