import { contactDetails, phoneHref } from '#shared/company/company.ts'
import { emergencyMessages } from '#shared/messages/emergency.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './hotline.module.css'

/** The number to call, large; without a number for emergencies it is the usual one. */
export function Hotline() {
  const { company, footer } = useSite()
  const number = company.hotline || contactDetails(company, footer).phone
  return (
    <a className={styles.hotline} href={phoneHref(number)}>
      <Icon name="phone" />
      <span>
        <span className={styles.label}>{emergencyMessages.call}</span>
        <span className={`${styles.number} no`}>{number}</span>
      </span>
    </a>
  )
}
