import { contactDetails } from '#shared/company/company.ts'
import type { Page } from '#shared/content/pages.ts'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import { offlineMessages } from '#shared/messages/offline.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { useSite } from '#site/page/site.ts'
import styles from './offline-page.module.css'

/** Kept on the device with their short names (app/service-worker/important-pages.ts). */
const keptPages = [
  { label: 'Startseite', href: paths.home() },
  { label: 'Kontakt', href: paths.contact() },
  { label: 'Häufige Fragen', href: paths.faq() },
  { label: 'Impressum', href: paths.impressum() },
  { label: 'Datenschutz', href: paths.datenschutz() },
  { label: 'AGB', href: paths.agb() },
  { label: 'Barrierefreiheit', href: paths.barrierefreiheit() },
]

type OfflinePageProps = { page: Pick<Page, 'headline' | 'lead' | 'sections'> }

/** In place of a page that was never kept: what can be read instead, whom to call, and back as soon as that is possible. */
export function OfflinePage({ page }: OfflinePageProps) {
  const { company, footer } = useSite()
  const { phone, phoneHref } = contactDetails(company, footer)
  const links = findSection(page, 'links')
  const call = findSection(page, 'phone')
  return (
    <PageMain>
      <div className={`container ${styles.page}`}>
        <div className={styles.text}>
          <TornThread className={styles.art} />
          <h1>{page.headline}</h1>
          <p className={styles.lead}>{page.lead}</p>
          <div className={styles.actions}>
            {/* The server knows no hash (lead-back.ts). */}
            <Button hidden data-behaviour="lead-back">
              {offlineMessages.retry}
            </Button>
            <LinkButton href={emergencyPath} variant="line">
              {offlineMessages.emergency}
            </LinkButton>
          </div>
        </div>
        <div className={styles.aside}>
          {links && (
            <section>
              <h2>{links.title}</h2>
              <p>{links.lead}</p>
              <ul>
                {keptPages.map(({ label, href }) => (
                  <li key={href}>
                    <SiteLink className="tlink" href={href}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {call && (
            <section>
              <h2>{call.title}</h2>
              <p>{call.lead}</p>
              <a className={`${styles.phone} no`} href={phoneHref}>
                {phone}
              </a>
            </section>
          )}
        </div>
      </div>
    </PageMain>
  )
}
