import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { FaqSection } from '#site/blocks/topic/faq-section.tsx'
import { Fold } from '#kit/fold/fold.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { PostsSection } from '#site/blocks/posts/posts-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { ProjectsSection } from '#site/blocks/projects/projects-section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceHead } from './service-head.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection, type PageItem } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { messages } from '#shared/messages/site.ts'
import { TermCards } from './term-cards.tsx'

type NamedTraining = { title: string; href: string }
type HealthcareItPageProps = TopicPageProps & { trainings: NamedTraining[] }

/** Explains the network and its vocabulary first: who knows the words can judge the offer. */
export function HealthcareItPage({ page, projects, voice, questions, posts, trainings }: HealthcareItPageProps) {
  const intro = findSection(page, 'intro')
  const terms = findSection(page, 'building-blocks')
  const services = findSection(page, 'services')
  const process = findSection(page, 'process')
  const examples = findSection(page, 'examples')
  return (
    <PageMain>
      <ServiceHead page={page} />
      {intro && (
        <SplitSection id={intro.key} title={intro.title} lead={intro.lead} sticky>
          <Fold shown={1} label={messages.fold.readOn}>
            <RichText html={intro.body} />
          </Fold>
        </SplitSection>
      )}
      {terms && (
        <Section id={terms.key} tone="sunken">
          <SectionHead title={terms.title} lead={terms.lead} />
          <TermCards terms={terms.items} />
        </Section>
      )}
      {services && (
        <Section id={services.key}>
          <SectionHead title={services.title} lead={services.lead} />
          <OfferGrid offers={services.items.map((item) => ({ ...item, href: trainingIn(item, trainings) }))} />
        </Section>
      )}
      <VoiceSection voice={voice} flush="top" />
      {process && (
        <Section id={process.key} tone="sunken">
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {examples && (
        <SplitSection id={examples.key} title={examples.title} lead={examples.lead} sticky>
          <Fold shown={1} label={messages.fold.allExamples(examples.items.length)}>
            <ExampleList examples={examples.items} />
          </Fold>
        </SplitSection>
      )}
      <ProjectsSection projects={projects} flush="top" />
      <FaqSection flush="top" section={findSection(page, 'faq')} questions={questions} />
      <PostsSection posts={posts} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

/** An offer whose title names a training leads to it. */
function trainingIn({ title }: PageItem, trainings: NamedTraining[]): string | undefined {
  return trainings.find((training) => title.includes(training.title))?.href
}
