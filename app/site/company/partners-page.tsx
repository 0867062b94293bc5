import type { Page } from '#shared/content/pages.ts'
import { partnerMessages } from '#shared/messages/partners.ts'
import { BenefitList } from '#site/blocks/benefit-list.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { Invitation } from '#site/blocks/invitation/invitation.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { PartnerTiles, type PartnerTile } from './partner-tiles.tsx'

type PartnersPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'actions' | 'sections' | 'callToAction'>
  partners: PartnerTile[]
}

export function PartnersPage({ page, partners }: PartnersPageProps) {
  const partnersText = findSection(page, 'partners')
  const model = findSection(page, 'model')
  const become = findSection(page, 'become')
  return (
    <PageMain>
      <PageHead
        crumbs={[homeCrumb, { label: page.title }]}
        headline={page.headline}
        lead={page.lead}
        actions={page.actions}
      />
      {partnersText && (
        <Section id={partnersText.key}>
          <SectionHead title={partnersText.title} lead={partnersText.lead} />
          <PartnerTiles partners={partners} becomeHref={become && `#${become.key}`} />
        </Section>
      )}
      {model && (
        <Section id={model.key} tone="sunken">
          <SectionHead title={model.title} lead={model.lead} />
          <BenefitList benefits={model.items} />
        </Section>
      )}
      {become && (
        <Invitation id={become.key} title={become.title} lead={become.lead}>
          <LinkButton href="#contact" className="no-print" data-prefill={partnerMessages.askText}>
            {partnerMessages.ask}
          </LinkButton>
        </Invitation>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
