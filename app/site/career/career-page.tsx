import type { Page } from '#shared/content/pages.ts'
import { careerMessages } from '#shared/messages/career.ts'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import { TallMotif } from '#kit/illustration/motif.tsx'
import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { Invitation } from '#site/blocks/invitation/invitation.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { ApplyActions } from './apply-actions.tsx'
import { JobRows } from './job-rows.tsx'

type CareerPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions' | 'sections' | 'callToAction'>
  jobs: JobTeaser[]
}

export function CareerPage({ page, jobs }: CareerPageProps) {
  const benefits = findSection(page, 'benefits')
  const jobsText = findSection(page, 'jobs')
  const process = findSection(page, 'process')
  const unsolicited = findSection(page, 'unsolicited')
  const words = careerMessages
  return (
    <PageMain>
      <PageHead
        crumbs={[homeCrumb, { label: page.title }]}
        headline={page.headline}
        lead={page.lead}
        actions={page.actions}
        art={<TallMotif name={page.motif} hangs />}
      />
      {benefits && (
        <Section id={benefits.key}>
          <SectionHead title={benefits.title} lead={benefits.lead} />
          <BenefitList benefits={benefits.items} />
        </Section>
      )}
      {jobsText && (
        <Section id={jobsText.key} flush="top">
          <SectionHead title={jobsText.title} lead={jobsText.lead} />
          <JobRows jobs={jobs} />
        </Section>
      )}
      {process && (
        <Section id={process.key} tone="sunken">
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {unsolicited && (
        <Invitation id={unsolicited.key} title={unsolicited.title} lead={unsolicited.lead}>
          <ApplyActions label={words.writeUs} text={words.unsolicitedText} subject={words.unsolicited} />
        </Invitation>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
