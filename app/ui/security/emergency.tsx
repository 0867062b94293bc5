import { Icon } from '#ui/icon/icon.tsx'
import { Button } from '#ui/kit/button.tsx'
import { RichText } from '#ui/kit/rich-text.tsx'
import type { PageSection } from '#ui/page/page-sections.ts'
import { useSite } from '#ui/page/site.ts'
import { contactDetails, phoneHref } from '#shared/company.ts'
import { emergencyMessages } from '#shared/messages/emergency.ts'
import styles from './emergency.module.css'

/** The first steps after an attack, in order, beside the number to call. It prints on a sheet of its own. */
export function Emergency({ section: { key, title, lead, body } }: { section: PageSection }) {
  const { company, footer } = useSite()
  const hotline = company.hotline || contactDetails(company, footer).phone
  return (
    <section id={key} className={styles.emergency}>
      <div className="container">
        <div className={styles.panel}>
          <div className={`${styles.edge} selvedge`} />
          <header className={styles.head}>
            <div className={styles.call}>
              <h2>{title}</h2>
              {lead && <p>{lead}</p>}
              <a className={styles.hotline} href={phoneHref(hotline)}>
                <Icon name="phone" />
                <span>
                  <span className={styles.label}>{emergencyMessages.call}</span>
                  <span className={`${styles.number} no`}>{hotline}</span>
                </span>
              </a>
              <Button variant="line" className={styles.print} onClick={() => window.print()}>
                <Icon name="printer" /> {emergencyMessages.print}
              </Button>
            </div>
          </header>
          <RichText html={body} className={styles.steps} />
        </div>
      </div>
    </section>
  )
}
