import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqSection } from '#site/blocks/topic/faq-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceHead } from '#site/services/service-head.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import type { TrainingChoices, TrainingOffer } from '#shared/training/training-offers.ts'
import { TrainingOffers } from './training-offers.tsx'

type TrainingPageProps = Pick<TopicPageProps, 'page' | 'voice' | 'questions'> & {
  trainings: TrainingOffer[]
  choices: TrainingChoices
}

export function TrainingPage({ page, trainings, choices, voice, questions }: TrainingPageProps) {
  const benefits = findSection(page, 'benefits')
  const offers = findSection(page, 'offers')
  const process = findSection(page, 'process')
  const testimonial = findSection(page, 'testimonial')
  return (
    <PageMain>
      <ServiceHead page={page} />
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
