import { contactDetails } from '#shared/company/company.ts'
import { contactPageWords } from '#shared/messages/contact-page.ts'
import { useSite } from '#site/page/site.ts'
import { HoursTable } from './hours-table.tsx'
import styles from './visit.module.css'
import { useWords } from '#site/page/words.ts'

/** Where we are and when we are there. */
export function Visit({ hoursTitle }: { hoursTitle?: string }) {
  const words = useWords(contactPageWords)
  const { company, footer, specialDays } = useSite()
  const { address } = contactDetails(company, footer)
  return (
    <div className={styles.visit}>
      <section>
        <h2>{words.address}</h2>
        <address>
          <strong>
            {company.name} {company.legalForm}
          </strong>
          {`\n${address}`}
        </address>
      </section>
      {hoursTitle && company.openingHours.length > 0 && (
        <section id="hours">
          <h2>{hoursTitle}</h2>
          <HoursTable hours={company.openingHours} special={specialDays} label={hoursTitle} />
        </section>
      )}
    </div>
  )
}
