import { TallMotif } from '#ui/illustration/motif.tsx'
import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { FaqSection } from '#ui/kit/faq-section.tsx'
import { OfferGrid } from '#ui/kit/offer-grid.tsx'
import { PageHead } from '#ui/kit/page-head.tsx'
import { PostsSection } from '#ui/kit/posts-section.tsx'
import { ProcessSteps } from '#ui/kit/process-steps.tsx'
import { ProjectsSection } from '#ui/kit/projects-section.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { ServiceRows } from '#ui/kit/service-rows.tsx'
import { VoiceSection } from '#ui/kit/voice-section.tsx'
import { PageMain } from '#ui/page/page-main.tsx'
import { findSection, type PageSection } from '#ui/page/page-sections.ts'
import type { TopicPageProps } from '#ui/page/topic-page.ts'
import type { Service } from '#shared/content/services.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/paths.ts'
import type { ServiceTeaser } from '#shared/teasers.ts'
import { ServiceDescription } from './service-description.tsx'

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
