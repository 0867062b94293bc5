import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { ExampleList } from '#ui/kit/example-list.tsx'
import { FaqSection } from '#ui/kit/faq-section.tsx'
import { PostsSection } from '#ui/kit/posts-section.tsx'
import { ProcessSteps } from '#ui/kit/process-steps.tsx'
import { ProjectCards } from '#ui/kit/project-cards.tsx'
import { RichText } from '#ui/kit/rich-text.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { ServiceHead } from '#ui/kit/service-head.tsx'
import { SplitSection } from '#ui/kit/split-section.tsx'
import { VoiceSection } from '#ui/kit/voice-section.tsx'
import { PageMain } from '#ui/page/page-main.tsx'
import { examplesBeside, findSection } from '#ui/page/page-sections.ts'
import type { TopicPageProps } from '#ui/page/topic-page.ts'
import { Checklist } from './checklist.tsx'
import { Emergency } from '#ui/emergency/emergency.tsx'
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
