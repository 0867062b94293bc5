import type { ReactNode } from 'react'
import { contactDetails, phoneHref } from '#shared/company.ts'
import { contactPageMessages } from '#shared/messages/contact-page.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import type { PageSection } from '#ui/page/page-sections.ts'
import { useSite } from '#ui/page/site.ts'
import styles from './contact-ways.module.css'
import { PrivacyNotice } from './privacy-notice.tsx'

/** Telephone, e-mail and the number for emergencies, large enough to be read out. */
export function ContactWays({ intro, privacy }: { intro?: PageSection; privacy?: PageSection }) {
  const { company, footer } = useSite()
  const { email, phone, phoneHref: callHref } = contactDetails(company, footer)
  const words = contactPageMessages
  return (
    <div id={intro?.key}>
      {intro && <h2 className={styles.title}>{intro.title}</h2>}
      {intro?.lead && <p className={styles.lead}>{intro.lead}</p>}
      <ul className={styles.ways} aria-label={words.ways}>
        <Way icon="phone" label={words.phone}>
          <a className="no" href={callHref}>
            {phone}
          </a>
        </Way>
        <Way icon="mail" label={words.email}>
          <a href={`mailto:${email}`}>{breakable(email)}</a>
        </Way>
        {company.hotline && (
          <Way icon="alert" label={words.hotline} note={words.hotlineNote}>
            <a className="no" href={phoneHref(company.hotline)}>
              {company.hotline}
            </a>
          </Way>
        )}
      </ul>
      {privacy && (
        <p className={styles.privacy} id={privacy.key}>
          <PrivacyNotice text={privacy.lead} />
        </p>
      )}
    </div>
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

/** A long address may break before its at sign, and nowhere else unless it must. */
function breakable(email: string): ReactNode {
  const [name, domain] = email.split('@')
  return domain ? (
    <>
      {name}
      <wbr />@{domain}
    </>
  ) : (
    email
  )
}
