import { TallMotif } from '#ui/illustration/motif.tsx'
import { BenefitList } from '#ui/kit/benefit-list.tsx'
import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { FaqSection } from '#ui/kit/faq-section.tsx'
import { PageHead } from '#ui/kit/page-head.tsx'
import { ProcessSteps } from '#ui/kit/process-steps.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { VoiceSection } from '#ui/kit/voice-section.tsx'
import { PageMain } from '#ui/page/page-main.tsx'
import { findSection } from '#ui/page/page-sections.ts'
import type { Page } from '#shared/content/pages.ts'
import { messages } from '#shared/messages.ts'
import { paths } from '#shared/paths.ts'
import type { Question, Voice } from '#shared/teasers.ts'
import type { TrainingChoices, TrainingOffer } from '#shared/training-offers.ts'
import { TrainingOffers } from './training-offers.tsx'

type TrainingPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions' | 'sections' | 'callToAction'>
  trainings: TrainingOffer[]
  choices: TrainingChoices
  voice: Voice | null | undefined
  questions: Question[]
}

export function TrainingPage({ page, trainings, choices, voice, questions }: TrainingPageProps) {
  const benefits = findSection(page, 'benefits')
  const offers = findSection(page, 'offers')
  const process = findSection(page, 'process')
  const testimonial = findSection(page, 'testimonial')
  return (
    <PageMain>
      <PageHead
        {...page}
        crumbs={[{ label: messages.breadcrumb.services, href: paths.services() }, { label: page.title }]}
        art={<TallMotif name={page.motif} hangs />}
      />
      {benefits && (
        <Section id={benefits.key} flush="bottom">
          <h2 className="visually-hidden">{benefits.title}</h2>
          <BenefitList benefits={benefits.items} />
        </Section>
      )}
      {offers && (
        <Section id={offers.key}>
          <SectionHead title={offers.title} lead={offers.lead} />
          <TrainingOffers trainings={trainings} choices={choices} />
        </Section>
      )}
      {process && (
        <Section id={process.key} tone="sunken">
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {testimonial && <VoiceSection id={testimonial.key} title={testimonial.title} voice={voice} flush="bottom" />}
      <FaqSection section={findSection(page, 'faq')} questions={questions} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
