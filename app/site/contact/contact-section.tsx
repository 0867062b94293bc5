import { lazy, Suspense } from 'react'
import { contactPageMessages } from '#shared/messages/contact-page.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { PageSection } from '#site/page/page-sections.ts'
import type { ContactPlaceProps } from './contact-place.tsx'
import styles from './contact-section.module.css'

export type ContactSectionProps = Omit<ContactPlaceProps, 'privacy'> & { intro?: PageSection; privacy?: PageSection }

/** The form's code comes after the page; its styles come with it (late-styles.ts), for the one without scripts as well. */
const ContactPlace = lazy(() =>
  import('./contact-place.tsx').then(
    ({ ContactPlace: Place }) => ({ default: Place }),
    () => ({ default: OpenForm }),
  ),
)

/** What the form is for, and the form. */
export function ContactSection({ intro, privacy, ...form }: ContactSectionProps) {
  return (
    <section id={intro?.key} className="no-print">
      {intro && <h2 className={styles.title}>{intro.title}</h2>}
      {intro?.lead && <p className={styles.lead}>{intro.lead}</p>}
      <Suspense>
        <ContactPlace {...form} privacy={privacy?.lead ?? ''} />
      </Suspense>
    </section>
  )
}

/** The form that needs no scripts, where those of the other one cannot be had. */
function OpenForm() {
  return <LinkButton href={paths.contactForm()}>{contactPageMessages.openForm}</LinkButton>
}
