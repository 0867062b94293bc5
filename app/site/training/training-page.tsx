import type { TrainingChoices, TrainingFilter, TrainingOffer } from '#shared/training/training-offers.ts'
import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { Section } from '#site/blocks/section.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { bareSection, process, questions, section, TopicPage, type TopicRow } from '#site/blocks/topic/topic-page.tsx'
import { TrainingOffers } from './training-offers.tsx'

type TrainingPageProps = Pick<TopicPageProps, 'page' | 'voice' | 'questions'> & {
  trainings: TrainingOffer[]
  choices: TrainingChoices
  filter: TrainingFilter
}

const rows: TopicRow<TrainingPageProps>[] = [
  bareSection('benefits', ({ key, title, items }) => (
    <Section id={key} flush="bottom">
      <h2 className="visually-hidden">{title}</h2>
      <BenefitList benefits={items} />
    </Section>
  )),
  section<TrainingPageProps>('offers', {}, (_offers, { trainings, choices, filter }) => (
    <TrainingOffers trainings={trainings} choices={choices} filter={filter} />
  )),
  process({ tone: 'sunken' }),
  bareSection<TrainingPageProps>('testimonial', ({ key, title }, { voice }) => (
    <VoiceSection id={key} title={title} voice={voice} flush="bottom" />
  )),
  questions(),
]

export function TrainingPage(topic: TrainingPageProps) {
  return <TopicPage rows={rows} topic={topic} />
}
