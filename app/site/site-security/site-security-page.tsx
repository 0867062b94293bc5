import type { ReactNode } from 'react'
import type { Page } from '#shared/content/pages.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { ShownSecurity } from '#shared/site-security/site-security.ts'
import { formatDate } from '#kit/text/format.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import { CompanyCard } from './company-card.tsx'
import { PromiseEntry } from './promise-entry.tsx'
import { ReportWays, type ReportWaysProps } from './report-ways.tsx'
import styles from './site-security.module.css'

type SiteSecurityPageProps = ReportWaysProps & {
  page: Pick<Page, 'title' | 'headline' | 'lead'>
  /** Null before the first measurement. */
  measured: ShownSecurity | null
  /** Of the company. */
  name: string
  children?: ReactNode
}

/** What is promised beside what was measured, whom to tell of a weakness, and the company for address books. */
export function SiteSecurityPage({ page, measured, contact, reportKey, name, children }: SiteSecurityPageProps) {
  const words = useWords(siteSecurityWords)
  return (
    <PageMain>
      <PageHead crumbs={[{ label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      <Section near>
        <SectionHead title={words.title} lead={words.intro} />
        {measured ? (
          <>
            <p className={styles.summary}>
              <time dateTime={measured.at}>
                {words.summary({
                  date: formatDate(measured.at),
                  kept: measured.lines.filter(({ state }) => state === 'kept').length,
                  all: measured.lines.length,
                })}
              </time>
            </p>
            <ul className={styles.promises}>
              {measured.lines.map((line) => (
                <PromiseEntry key={line.promise} line={line} />
              ))}
            </ul>
          </>
        ) : (
          <p>{words.never}</p>
        )}
      </Section>
      <ReportWays contact={contact} reportKey={reportKey} />
      <CompanyCard name={name} />
      {children}
    </PageMain>
  )
}
