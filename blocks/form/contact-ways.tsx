import type { ReactNode } from 'react'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { contactDetails, phoneHref } from '#shared/company/company.ts'
import { contactPageMessages, contactPageWords } from '#shared/messages/contact-page.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { EmailText } from '#kit/text/email-text.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './contact-ways.module.css'
import { useWords } from '#site/page/words.ts'

/** Telephone, e-mail and the number for emergencies, large enough to be read out. */
export function ContactWays() {
  const words = useWords(contactPageWords)
  const { company, footer, off } = useSite()
  const { email, phone, phoneHref: callHref } = contactDetails(company, footer)
  return (
    <section>
      <h2 className="visually-hidden">{contactPageMessages.ways}</h2>
      <ul className={styles.ways} aria-label={contactPageMessages.ways}>
        <Way icon="phone" label={words.phone}>
          <a className="no" href={callHref}>
            {phone}
          </a>
        </Way>
        <Way icon="mail" label={words.email}>
          <a href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        </Way>
        {company.hotline && (
          <Way
            icon="alert"
            label={words.hotline}
            note={
              <>
                {words.hotlineNote}
                {!off.includes(emergencyPath) && (
                  <a className={styles.more} href={emergencyPath}>
                    {words.emergency}
                  </a>
                )}
              </>
            }
          >
            <a className="no" href={phoneHref(company.hotline)}>
              {company.hotline}
            </a>
          </Way>
        )}
      </ul>
    </section>
  )
}

type WayProps = { icon: IconName; label: string; note?: ReactNode; children: ReactNode }

function Way({ icon, label, note, children }: WayProps) {
  return (
    <li>
      <h3>
        <Icon name={icon} />
        {label}
      </h3>
      <div>
        <div className={styles.value}>{children}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </li>
  )
}
