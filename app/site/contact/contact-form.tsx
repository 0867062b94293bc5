import { useEffect, useRef, type SubmitEvent } from 'react'
import type { ContactFieldName, ContactSettings } from '#shared/contact/contact.ts'
import { contactMessages, contactWords } from '#shared/messages/contact.ts'
import { Button } from '#kit/buttons/button.tsx'
import { useScripted } from '#kit/fields/use-scripted.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { useTypingTakenOver } from '#kit/typing/use-typing-taken-over.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { taskToCome } from './asked-question.ts'
import { ContactField, PhoneLabel } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { PrivacyNotice } from './privacy-notice.tsx'
import { forgetQueued } from './queued-message.ts'
import { SentOverlay } from './sent-overlay.tsx'
import { useContactForm } from './use-contact-form.ts'
import { useWords } from '#site/page/words.ts'

type ContactFormProps = {
  settings: ContactSettings
  /** Where messages go, as the call of spec §7 names it; the server decides for itself. */
  recipient: string
  privacy: string
  prefill?: string
  /** With more room around it; before it is alive, and should that fail, it can be sent as the plain form (J3). */
  onPage?: boolean
  onDone: () => void
}

/** The one form of the dialog and the contact page (spec §2). */
export function ContactForm({ settings, recipient, privacy, prefill, onPage, onDone }: ContactFormProps) {
  const words = useWords(contactWords)
  const form = useRef<HTMLFormElement>(null)
  useTypingTakenOver(form)
  useEffect(() => {
    // React writes once more when the event is over.
    if (onPage)
      queueMicrotask(() => form.current?.querySelectorAll<TextControl>('input, textarea').forEach(keepForReturn))
  })
  // Not on the server, which would ask everybody the same question.
  const alive = useScripted()
  const contact = useContactForm({ settings, recipient, prefill, onPage, onDone })
  const { entries, question, phase, failure } = contact
  const failed = useRef<HTMLDivElement>(null)

  // A button that is disabled while the message is on its way drops the focus; what went wrong picks it up.
  useEffect(() => {
    if (failure && document.activeElement === document.body) failed.current?.focus()
  }, [failure])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = contact.submit()
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const field = (name: ContactFieldName) => ({
    name,
    id: `${onPage ? 'kontakt' : 'kontakt-dialog'}-${name}`,
    value: entries[name],
    required: name !== 'phone' || settings.phoneRequired,
    readOnly: phase !== 'editing',
    ...contact.fieldState(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => contact.change(name, currentTarget.value),
  })

  if (phase === 'queued') return <Queued />
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        data-roomy={onPage}
        method={onPage ? 'post' : undefined}
        action={onPage ? paths.contactForm() : undefined}
        aria-label={contactMessages.form}
        noValidate
        inert={phase === 'sent'}
        onSubmit={onSubmit}
      >
        <p className={styles.hint}>{settings.phoneRequired ? words.allRequired : words.requiredButPhone}</p>
        <ContactField {...field('name')} label={words.labels.name} autoComplete="name" />
        <ContactField
          {...field('email')}
          label={words.labels.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <ContactField
          {...field('phone')}
          label={<PhoneLabel required={settings.phoneRequired} />}
          type="tel"
          autoComplete="tel"
        />
        <ContactField {...field('message')} label={words.labels.message} multiline />
        {settings.securityQuestion && (
          <ContactField
            {...field('mathAnswer')}
            label={
              // The task may stand there before React knows of it.
              <span suppressHydrationWarning data-behaviour={onPage && 'security-question'}>
                {words.labels.mathAnswer({ question: words.question({ task: alive ? question.task : taskToCome }) })}
              </span>
            }
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {failure && (
          <div ref={failed} className={styles.failure} tabIndex={-1}>
            <Icon name="alert" />
            <p>{failure.text}</p>
            {failure.canWait && (
              <div>
                <Button variant="line" size="small" onClick={contact.sendLater}>
                  {words.queue.offer}
                </Button>
                <p className={styles.hint}>{words.queue.note}</p>
              </div>
            )}
          </div>
        )}
        <p className={styles.privacy}>
          <PrivacyNotice text={privacy || words.privacy} />
        </p>
        <Button type="submit" size={onPage ? 'large' : 'normal'} disabled={phase !== 'editing'}>
          {phase === 'sending' ? words.sending : words.submit}
        </Button>
      </form>
      {phase === 'sent' && <SentOverlay name={entries.name} />}
    </>
  )
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * A browser puts back what was typed when somebody returns, but only what differs from the text that a control began with,
 * and React writes every letter there as well.
 */
function keepForReturn(control: TextControl) {
  const { value } = control
  control.defaultValue = ''
  if (control.value !== value) control.value = value
}

function Queued() {
  const words = useWords(contactWords)
  return (
    <div className={styles.queued}>
      <Icon name="clock" />
      <output>{words.queue.waiting}</output>
      <Button variant="line" onClick={forgetQueued}>
        {words.queue.discard}
      </Button>
    </div>
  )
}
