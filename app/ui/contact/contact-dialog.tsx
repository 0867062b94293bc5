import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/paths.ts'
import type { DialogContentProps } from '#ui/dialog/dialog-content.ts'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Motif } from '#ui/illustration/motif.tsx'
import { LinkButton } from '#ui/kit/button.tsx'
import { SiteLink } from '#ui/link/site-link.tsx'
import styles from './contact-dialog.module.css'

/** How to reach the company. The details are known to every page, so they stand here even when nothing loads. */
export function ContactDialog({ loading, contact, prefill }: DialogContentProps<'contact'>) {
  const { email, phone, phoneHref, address } = contact
  const words = messages.contactDialog
  const mailTo = `mailto:${email}${prefill ? `?body=${encodeURIComponent(prefill)}` : ''}`
  return (
    <DialogBody>
      <div className={styles.columns}>
        <div className={styles.details}>
          {loading.state === 'loaded' && <p>{loading.content.intro}</p>}
          <ul aria-label={words.details}>
            <li>
              <Icon name="mail" />
              <a href={mailTo}>{email}</a>
            </li>
            <li>
              <Icon name="phone" />
              <a className="no" href={phoneHref}>
                {phone}
              </a>
            </li>
            <li>
              <Icon name="map-pin" />
              <address>{address}</address>
            </li>
          </ul>
          <div className={styles.picture}>
            <Motif name="people" />
          </div>
        </div>
        <div className={styles.ways}>
          <p>{words.directly}</p>
          {prefill && <blockquote>{prefill}</blockquote>}
          <LinkButton href={mailTo} size="large">
            <Icon name="mail" />
            {words.write}
          </LinkButton>
          <LinkButton href={phoneHref} size="large" variant="line">
            <Icon name="phone" />
            <span>
              {words.call} <span className="no">{phone}</span>
            </span>
          </LinkButton>
          <SiteLink href={paths.contact()} className="tlink">
            {words.contactPage}
          </SiteLink>
        </div>
      </div>
    </DialogBody>
  )
}
