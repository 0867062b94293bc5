import { TallMotif } from '#kit/illustration/motif.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { FaqSection } from '#site/blocks/topic/faq-section.tsx'
import { OfferGrid } from '#site/blocks/topic/offer-grid.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { PostsSection } from '#site/blocks/posts/posts-section.tsx'
import { ProcessSteps } from '#site/blocks/steps/process-steps.tsx'
import { ProjectsSection } from '#site/blocks/projects/projects-section.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { ServiceRows } from '#site/blocks/service-rows.tsx'
import { VoiceSection } from '#site/blocks/voices/voice-section.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection, type PageSection } from '#site/page/page-sections.ts'
import type { TopicPageProps } from '#site/page/topic-page.ts'
import type { Service } from '#shared/content/services.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ServiceTeaser } from '#shared/blocks/teasers.ts'
import { Fold } from '#kit/fold/fold.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import styles from './service-page.module.css'

type ServiceDescriptionProps = Pick<Service, 'highlights' | 'image' | 'description'>

type ServicePageProps = TopicPageProps & {
  service: Pick<Service, 'title' | 'summary' | 'motif' | 'image' | 'highlights' | 'description' | 'offers' | 'process'>
  related: ServiceTeaser[]
}

/** The page of a service that has none of its own (J19). Its texts are the service's, the headings all share. */
export function ServicePage({ page, service, projects, voice, questions, related, posts }: ServicePageProps) {
  const offers = findSection(page, 'offers')
  const process = findSection(page, 'process')
  const relatedText = findSection(page, 'related')
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: page.title, href: paths.services() }, { label: service.title }]}
        headline={service.title}
        lead={service.summary}
        actions={page.actions.length > 0 ? page.actions : actionsOf(page.callToAction, process)}
        art={<TallMotif name={service.motif} hangs />}
      />
      <ServiceDescription {...service} />
      {offers && service.offers.length > 0 && (
        <Section id={offers.key} flush="top">
          <SectionHead title={offers.title} lead={offers.lead} />
          <OfferGrid offers={service.offers} />
        </Section>
      )}
      {process && service.process.length > 0 && (
        <Section id={process.key} tone="sunken">
          <SectionHead title={process.title} lead={process.lead} />
          <ProcessSteps steps={service.process} />
        </Section>
      )}
      <VoiceSection voice={voice} flush="bottom" />
      <ProjectsSection projects={projects} />
      <FaqSection
        flush={projects.length > 0 ? 'top' : undefined}
        section={findSection(page, 'faq') ?? questionsSection}
        questions={questions}
      />
      <PostsSection posts={posts} afterBand={projects.length === 0 && questions.length === 0} />
      {relatedText && related.length > 0 && (
        <Section id={relatedText.key} tone="sunken">
          <SectionHead title={relatedText.title} lead={relatedText.lead} />
          <ServiceRows services={related} />
        </Section>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

const questionsSection: PageSection = { key: 'faq', title: messages.faq.title, lead: '', body: '', items: [] }

function actionsOf({ label }: { label: string }, process: PageSection | undefined) {
  const contact = label ? [{ label, href: '#contact' }] : []
  return process ? [...contact, { label: process.title, href: `#${process.key}` }] : contact
}

/** The service in prose; beside it what matters in a few words. */
function ServiceDescription({ highlights, image, description }: ServiceDescriptionProps) {
  return (
    <Section>
      <div className={styles.split}>
        <aside className={styles.glance} aria-label={messages.services.atAGlance}>
          {highlights.length > 0 && (
            <>
              <h2>{messages.services.atAGlance}</h2>
              <ul>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
          {image && <Picture src={image} sizes="(min-width: 600px) 50vw, 100vw" />}
        </aside>
        <Fold shown={3} label={messages.fold.readOn}>
          <RichText html={description} />
        </Fold>
      </div>
    </Section>
  )
}
