import type { Page } from '#shared/content/pages.ts'
import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection, type PageSection } from '#site/page/page-sections.ts'
import { useSite } from '#site/page/site.ts'
import styles from './contact-page.module.css'
import { ContactWays } from './contact-ways.tsx'
import { ContactPlace, type ContactPlaceProps } from './contact-place.tsx'
import { Visit } from './visit.tsx'

type ContactSectionProps = Omit<ContactPlaceProps, 'privacy'> & { intro?: PageSection; privacy?: PageSection }

type ContactPageProps = Omit<ContactSectionProps, 'intro' | 'privacy'> & {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections' | 'callToAction'>
}

/** The form at the left, whom, where and when at the right; then what happens next and the way here. */
export function ContactPage({ page, ...form }: ContactPageProps) {
  const { directions } = useSite().company
  const next = findSection(page, 'next')
  const directionsText = findSection(page, 'directions')
  return (
    <PageMain>
      <PageHead crumbs={[homeCrumb, { label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      <Section>
        <div className={styles.columns}>
          <ContactSection {...form} intro={findSection(page, 'intro')} privacy={findSection(page, 'privacy')} />
          <div className={styles.side}>
            <ContactWays />
            <Visit hoursTitle={findSection(page, 'hours')?.title} />
          </div>
        </div>
      </Section>
      {next && next.items.length > 0 && (
        <Section id={next.key} tone="sunken">
          <SectionHead title={next.title} lead={next.lead} />
          <ProcessSteps steps={next.items} />
        </Section>
      )}
      {directionsText && directions.length > 0 && (
        <Section id={directionsText.key}>
          <SectionHead title={directionsText.title} lead={directionsText.lead} />
          <BenefitList benefits={directions} />
        </Section>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

/** What the form is for, and the form. */
function ContactSection({ intro, privacy, ...form }: ContactSectionProps) {
  return (
    <section id={intro?.key} className="no-print">
      {intro && <h2 className={styles.title}>{intro.title}</h2>}
      {intro?.lead && <p className={styles.lead}>{intro.lead}</p>}
      <ContactPlace {...form} privacy={privacy?.lead ?? ''} />
    </section>
  )
}
