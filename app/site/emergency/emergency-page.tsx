import type { Page } from '#shared/content/pages.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import styles from './emergency-page.module.css'
import { Emergency } from './emergency.tsx'
import { MarkedPoints } from './marked-points.tsx'

type EmergencyPageProps = { page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections'> }

/** For somebody under pressure: the number and the steps first, everything readable offline and on paper. */
export function EmergencyPage({ page }: EmergencyPageProps) {
  const steps = findSection(page, 'steps')
  const avoid = findSection(page, 'avoid')
  const contacts = findSection(page, 'contacts')
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      {steps && <Emergency section={steps} alone />}
      {avoid && (
        <SplitSection id={avoid.key} title={avoid.title} lead={avoid.lead} tone="sunken" sticky>
          <MarkedPoints mark="close" items={avoid.items} />
        </SplitSection>
      )}
      {contacts && (
        <SplitSection id={contacts.key} title={contacts.title} lead={contacts.lead} sticky>
          <RichText html={contacts.body} className={styles.contacts} />
        </SplitSection>
      )}
    </PageMain>
  )
}
