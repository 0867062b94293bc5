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
import { findSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { messages } from '#shared/messages/site.ts'
import styles from './recruitment-page.module.css'

/** The search from both sides: what the company gets, and by which rules the people applying are treated. */
export function RecruitmentPage({ page, projects, voice, questions, posts }: TopicPageProps) {
  const services = findSection(page, 'services')
  const process = findSection(page, 'process')
  const examples = findSection(page, 'examples')
  const principles = findSection(page, 'principles')
  return (
    <PageMain>
      <ServiceHead page={page} />
      {services && (
        <Section id={services.key}>
          <SectionHead title={services.title} lead={services.lead} />
          <OfferGrid offers={services.items} />
        </Section>
      )}
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
      <VoiceSection voice={voice} flush="top" />
      {principles && (
        <Section id={principles.key} tone="sunken">
          <SectionHead title={principles.title} lead={principles.lead} />
          <Fold shown={4} label={messages.fold.readOn}>
            <RichText html={principles.body} className={styles.principles} />
          </Fold>
        </Section>
      )}
      <ProjectsSection projects={projects} />
      <FaqSection
        flush={projects.length > 0 ? 'top' : undefined}
        section={findSection(page, 'faq')}
        questions={questions}
      />
      <PostsSection posts={posts} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
