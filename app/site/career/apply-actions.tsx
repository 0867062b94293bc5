import { contactDetails } from '#shared/company/company.ts'
import { careerWords } from '#shared/messages/career.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './apply-actions.module.css'
import { useWords } from '#site/page/words.ts'

type ApplyActionsProps = {
  label: string
  /** What the contact dialog starts with. */
  text: string
  /** What the e-mail is about. */
  subject: string
  mailLabel?: string
}

/** The contact dialog first, one's own e-mail program second. */
export function ApplyActions({ label, text, subject, mailLabel }: ApplyActionsProps) {
  const words = useWords(careerWords)
  const { company, footer } = useSite()
  const { email } = contactDetails(company, footer)
  return (
    <div className={`${styles.actions} no-print`}>
      <LinkButton href="#contact" data-prefill={text}>
        {label}
      </LinkButton>
      <LinkButton href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} variant="line">
        <Icon name="mail" />
        {mailLabel ?? words.applyByMail}
      </LinkButton>
    </div>
  )
}
