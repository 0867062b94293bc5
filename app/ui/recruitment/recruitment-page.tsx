import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { ExampleList } from '#ui/kit/example-list.tsx'
import { FaqSection } from '#ui/kit/faq-section.tsx'
import { Fold } from '#ui/kit/fold.tsx'
import { OfferGrid } from '#ui/kit/offer-grid.tsx'
import { PostsSection } from '#ui/kit/posts-section.tsx'
import { ProcessSteps } from '#ui/kit/process-steps.tsx'
import { ProjectsSection } from '#ui/kit/projects-section.tsx'
import { RichText } from '#ui/kit/rich-text.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { ServiceHead } from '#ui/kit/service-head.tsx'
import { SplitSection } from '#ui/kit/split-section.tsx'
import { VoiceSection } from '#ui/kit/voice-section.tsx'
import { PageMain } from '#ui/page/page-main.tsx'
import { findSection } from '#ui/page/page-sections.ts'
import type { TopicPageProps } from '#ui/page/topic-page.ts'
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
