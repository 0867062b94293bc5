import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { contactDetails } from '#shared/company.ts'
import type { ContactSettings, PlainForm } from '#shared/contact.ts'
import { contactPageMessages as words } from '#shared/messages/contact-page.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#ui/kit/button.tsx'
import type { PageSection } from '#ui/page/page-sections.ts'
import { useSite } from '#ui/page/site.ts'
import styles from './contact-section.module.css'

export type ContactSectionProps = {
  intro?: PageSection
  privacy?: PageSection
  settings: ContactSettings
  /** The form as the server made it, for visitors without JavaScript. */
  plainForm: PlainForm | null
  sent: boolean
}

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then(
    ({ ContactForm: Form }) => ({ default: Form }),
    () => ({ default: OpenForm }),
  ),
)
const PlainContactForm = lazy(async () => ({ default: (await import('./plain-contact-form.tsx')).PlainContactForm }))

/** The form on the contact page. Its code is loaded here only, and not at all on the server. */
export function ContactSection({ intro, privacy, settings, plainForm, sent }: ContactSectionProps) {
  const lead = privacy?.lead ?? ''
  return (
    <section id={intro?.key}>
      {intro && <h2 className={styles.title}>{intro.title}</h2>}
      {intro?.lead && <p className={styles.lead}>{intro.lead}</p>}
      {sent ? (
        <div className={styles.sent}>
          <h3>{words.sentTitle}</h3>
          <p>{words.sentText}</p>
        </div>
      ) : plainForm ? (
        <div className={styles.form}>
          <Suspense>
            <PlainContactForm form={plainForm} phoneRequired={settings.phoneRequired} privacy={lead} />
          </Suspense>
        </div>
      ) : (
        <LiveForm settings={settings} privacy={lead} />
      )}
    </section>
  )
}

function LiveForm({ settings, privacy }: { settings: ContactSettings; privacy: string }) {
  const { company, footer } = useSite()
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
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
        <Suspense fallback={<FormLoading />}>
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
        <FormLoading />
      )}
    </div>
  )
}

/** Room for the form that is on its way; without scripts the way to the one that needs none. */
function FormLoading() {
  return (
    <div className={styles.loading}>
      <noscript>
        <OpenForm />
      </noscript>
    </div>
  )
}

function OpenForm() {
  return (
    <LinkButton href={paths.contactForm()} size="large">
      {words.openForm}
    </LinkButton>
  )
}
