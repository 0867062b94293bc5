import type { Page } from '#shared/content/pages.ts'
import { partnerMessages } from '#shared/messages/partners.ts'
import { BenefitList } from '#ui/kit/benefit-list.tsx'
import { LinkButton } from '#ui/kit/button.tsx'
import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { Invitation } from '#ui/company/invitation.tsx'
import { PageHead } from '#ui/kit/page-head.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { homeCrumb } from '#ui/page/home-crumb.ts'
import { PageMain } from '#ui/page/page-main.tsx'
import { findSection } from '#ui/page/page-sections.ts'
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
