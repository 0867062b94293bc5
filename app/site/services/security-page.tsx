import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { ExampleList } from '#site/blocks/topic/example-list.tsx'
import { FaqSection } from '#site/blocks/topic/faq-section.tsx'
import { PostsSection } from '#site/blocks/posts/posts-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceHead } from './service-head.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { examplesBeside, findSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import { Checklist } from './checklist.tsx'
import { Emergency } from '#site/emergency/emergency.tsx'
import styles from './security-page.module.css'

/** Questions before answers; the emergency block stands apart from everything else and can be found from the head. */
export function SecurityPage({ page, projects, voice, questions, posts }: TopicPageProps) {
  const intro = findSection(page, 'intro')
  const services = findSection(page, 'services')
  const process = findSection(page, 'process')
  const examples = findSection(page, 'examples')
  const emergency = findSection(page, 'emergency')
  return (
    <PageMain>
      <ServiceHead page={page} />
      {intro && (
        <Section id={intro.key}>
          <SectionHead title={intro.title} lead={intro.lead} />
          <RichText html={intro.body} className={styles.questions} />
        </Section>
      )}
      {services && (
        <SplitSection id={services.key} flush="top" title={services.title} lead={services.lead} sticky>
          <Checklist items={services.items} />
        </SplitSection>
      )}
      {emergency && <Emergency section={emergency} />}
      {process && (
        <Section id={process.key}>
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {examples && (
        <Section id={examples.key} tone="sunken">
          <SectionHead title={examples.title} lead={examples.lead} />
          <div className={styles.examples} data-beside={projects.length > 0 || undefined}>
            {projects.length > 0 && <ProjectCards projects={projects} layout="stack" />}
            <ExampleList examples={examplesBeside(projects, examples)} />
          </div>
        </Section>
      )}
      <VoiceSection voice={voice} flush="bottom" />
      <FaqSection section={findSection(page, 'faq')} questions={questions} />
      <PostsSection posts={posts} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
