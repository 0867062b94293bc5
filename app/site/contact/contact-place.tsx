import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { contactDetails } from '#shared/company/company.ts'
import type { ContactSettings, PlainForm } from '#shared/contact/contact.ts'
import { contactMessages } from '#shared/messages/contact.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './contact-place.module.css'
import { PlainContactForm } from './plain-contact-form.tsx'

export type ContactPlaceProps = {
  privacy: string
  settings: ContactSettings
  /** The form as the server made it, for visitors without JavaScript (J3). */
  plainForm: PlainForm | null
  sent: boolean
}

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(
    ({ ContactForm: Form }) => ({ default: Form }),
    () => ({ default: OpenForm }),
  ),
)
const neverChanges = () => () => {}
const notYetAlive: PlainForm = {
  ticket: '',
  question: contactMessages.questionToCome,
  entries: { name: '', email: '', phone: '', message: '', mathAnswer: '' },
  problems: {},
  notice: '',
}

/** Where the form stands on the contact page: the live one, the one without JavaScript, or thanks for what it sent. */
export function ContactPlace({ privacy, settings, plainForm, sent }: ContactPlaceProps) {
  if (sent)
    return (
      <div className={styles.sent}>
        <h3>{contactMessages.sentTitle}</h3>
        <p>{contactMessages.sentText}</p>
      </div>
    )
  if (!plainForm) return <LiveForm settings={settings} privacy={privacy} />
  return (
    <div className={styles.form}>
      <PlainContactForm form={plainForm} phoneRequired={settings.phoneRequired} privacy={privacy} />
    </div>
  )
}

/** Not on the server, which would ask everybody the same question. */
function LiveForm({ settings, privacy }: { settings: ContactSettings; privacy: string }) {
  const { company, footer } = useSite()
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const room = <Room phoneRequired={settings.phoneRequired} privacy={privacy} />
  const place = useRef<HTMLDivElement>(null)
  const [round, setRound] = useState(1)
  /** Sent: the form starts anew, and the keyboard with it. */
  const startAnew = () => {
    setRound(round + 1)
    place.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      {inBrowser ? (
        <Suspense fallback={room}>
          <ContactForm
            key={round}
            settings={settings}
            recipient={contactDetails(company, footer).email}
            privacy={privacy}
            roomy
            onDone={startAnew}
          />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}

/**
 * The form that is on its way, to be seen but not yet used: exactly as tall as it will be, at every width and with every
 * privacy notice, so that nothing moves when it arrives. Without scripts the way to the one that needs none.
 */
function Room({ phoneRequired, privacy }: { phoneRequired: boolean; privacy: string }) {
  return (
    <>
      <div className={styles.room} aria-hidden inert>
        <PlainContactForm form={notYetAlive} phoneRequired={phoneRequired} privacy={privacy} />
      </div>
      <noscript>
        <OpenForm />
      </noscript>
    </>
  )
}

function OpenForm() {
  return (
    <LinkButton href={paths.contactForm()} size="large">
      {contactMessages.plain.open}
    </LinkButton>
  )
}
