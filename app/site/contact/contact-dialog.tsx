import { DialogBody } from '#kit/dialog/dialog.tsx'
import type { DialogContentProps } from '#site/dialogs/dialog-content.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { EmailText } from '#kit/text/email-text.tsx'
import { Motif } from '#kit/illustration/motif.tsx'
import { contactDialogMessages } from '#shared/messages/contact-dialog.ts'
import styles from './contact-dialog.module.css'
import { ContactForm } from './contact-form.tsx'
import type { ContactSettings } from '#shared/contact/contact.ts'

/** What holds until the owner's wishes are known. */
const defaultSettings: ContactSettings = {
  phoneRequired: true,
  securityQuestion: true,
  blockHeadless: false,
  pauseMs: 0,
}

/** How to reach the company at the left, the form at the right; both are there even when the intro does not load. */
export function ContactDialog({ loading, contact, prefill, close }: DialogContentProps<'contact'>) {
  const { email, phone, phoneHref, address } = contact
  const content = loading.state === 'loaded' ? loading.content : undefined
  return (
    <DialogBody>
      <div className={styles.columns}>
        <div className={styles.details}>
          {content && <p>{content.intro}</p>}
          <ul aria-label={contactDialogMessages.details}>
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>
                <EmailText email={email} />
              </a>
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
        <ContactForm
          settings={content?.settings ?? defaultSettings}
          recipient={email}
          privacy={content?.privacy ?? ''}
          prefill={prefill}
          onDone={close}
        />
      </div>
    </DialogBody>
  )
}
