import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqSection } from '#site/blocks/topic/faq-section.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { PostsSection } from '#site/blocks/posts/posts-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceHead } from './service-head.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { examplesBeside, findSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import styles from './ecommerce-page.module.css'

/** A shop that runs comes first and the offer after it; the law stands in one table across the page. */
export function EcommercePage({ page, projects, voice, questions, posts }: TopicPageProps) {
  const intro = findSection(page, 'intro')
  const services = findSection(page, 'services')
  const process = findSection(page, 'process')
  const examples = findSection(page, 'examples')
  const rules = findSection(page, 'rules')
  return (
    <PageMain>
      <ServiceHead page={page} />
      {intro && (
        <Section id={intro.key}>
          <div className={`${styles.intro} quiet`}>
            <h2>{intro.title}</h2>
            <RichText html={intro.body} className={styles.columns} />
          </div>
          {projects.length > 0 && <ProjectCards projects={projects} />}
        </Section>
      )}
      <VoiceSection voice={voice} flush="top" />
      {services && (
        <Section id={services.key} tone="sunken">
          <SectionHead title={services.title} lead={services.lead} />
          <OfferGrid offers={services.items} />
        </Section>
      )}
      {process && (
        <Section id={process.key}>
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={process.items} />
        </Section>
      )}
      {examples && (
        <Section id={examples.key} flush="top">
          <SectionHead title={examples.title} lead={examples.lead} />
          <BenefitList benefits={examplesBeside(projects, examples)} />
        </Section>
      )}
      {rules && (
        <Section id={rules.key} tone="sunken">
          <SectionHead title={rules.title} lead={rules.lead} />
          <RichText html={rules.body} className={styles.rules} />
        </Section>
      )}
      <FaqSection section={findSection(page, 'faq')} questions={questions} />
      <PostsSection posts={posts} />
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
