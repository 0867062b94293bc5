import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
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
import styles from './ai-page.module.css'
import { SupportRows } from './support-rows.tsx'

/** First what a model can do and what it cannot, then the offer; the rules get as much room as the examples. */
export function AiPage({ page, projects, voice, questions, posts }: TopicPageProps) {
  const intro = findSection(page, 'intro')
  const services = findSection(page, 'services')
  const process = findSection(page, 'process')
  const examples = findSection(page, 'examples')
  const rules = findSection(page, 'rules')
  return (
    <PageMain>
      <ServiceHead page={page} />
      {intro && (
        <SplitSection id={intro.key} title={intro.title} lead={intro.lead} sticky>
          <RichText html={intro.body} className={styles.suited} />
        </SplitSection>
      )}
      {services && (
        <Section id={services.key} flush="top">
          <SectionHead title={services.title} lead={services.lead} />
          <SupportRows items={services.items} />
        </Section>
      )}
      {process && (
        <Section id={process.key} tone="sunken">
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {examples && (
        <Section id={examples.key}>
          <SectionHead title={examples.title} lead={examples.lead} />
          <div className={styles.examples}>
            {projects.length > 0 && <ProjectCards projects={projects} />}
            <BenefitList benefits={examplesBeside(projects, examples)} />
          </div>
        </Section>
      )}
      <VoiceSection voice={voice} flush="top" />
      {rules && (
        <SplitSection id={rules.key} tone="sunken" title={rules.title} lead={rules.lead} sticky>
          <RichText html={rules.body} className={styles.rules} />
        </SplitSection>
      )}
      <FaqSection section={findSection(page, 'faq')} questions={questions} />
      <PostsSection posts={posts} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
