import { contactDetails } from '#shared/company/company.ts'
import type { ContactSettings, PlainForm } from '#shared/contact/contact.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import { Island } from '#site/page/island.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './contact-place.module.css'
import { PageForm } from './page-form.tsx'
import { PlainContactForm } from './plain-contact-form.tsx'
import { useWords } from '#site/page/words.ts'

export type ContactPlaceProps = {
  privacy: string
  settings: ContactSettings
  /** The form as the server made it, for visitors without JavaScript (J3). */
  plainForm: PlainForm | null
  sent: boolean
}

/** Where the form stands on the contact page: the live one, the one without JavaScript, or thanks for what it sent. */
export function ContactPlace({ privacy, settings, plainForm, sent }: ContactPlaceProps) {
  const words = useWords(contactWords)
  if (sent)
    return (
      <div className={styles.sent}>
        <h3>{words.sentTitle}</h3>
        <p>{words.sentText}</p>
      </div>
    )
  if (!plainForm) return <LiveForm settings={settings} privacy={privacy} />
  return (
    <div className={styles.form}>
      <PlainContactForm form={plainForm} rules={settings} privacy={privacy} />
    </div>
  )
}

/** Can be filled in at once and comes alive when somebody turns to it; without scripts the way to the plain one. */
function LiveForm({ settings, privacy }: { settings: ContactSettings; privacy: string }) {
  const words = useWords(contactWords)
  const { company, footer } = useSite()
  const props = { settings, recipient: contactDetails(company, footer).email, privacy }
  return (
    <>
      <div className={styles.live}>
        <Island name="contact-form" wake="touch" props={props}>
          <PageForm {...props} />
        </Island>
      </div>
      <noscript>
        <LinkButton href={paths.contactForm()} size="large">
          {words.plain.open}
        </LinkButton>
      </noscript>
    </>
  )
}
