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
import type { Partner } from '#shared/content/partners.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './partners-page.module.css'

type PartnerTile = Pick<Partner, 'id' | 'name' | 'field' | 'description' | 'href' | 'logo'>

type PartnerTilesProps = {
  partners: PartnerTile[]
  /** Where the free tile at the end leads; without it there is none. */
  becomeHref?: string
}

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

/** Names in display type, four in a row. Bare warp fills what is left of the last row: a place for one more. */
function PartnerTiles({ partners, becomeHref }: PartnerTilesProps) {
  const words = partnerMessages
  return (
    <ul className={styles.tiles} data-rest={partners.length % 4}>
      {partners.map(({ id, name, field, description, href, logo }) => (
        <li key={id} className={styles.tile}>
          {logo && <Picture src={logo} alt="" sizes="280px" />}
          <h3>{name}</h3>
          <p className={styles.field}>{field}</p>
          <p>{description}</p>
          {href && (
            <SiteLink href={href} className={styles.link}>
              {words.website} <span className="visually-hidden">{name}</span>
            </SiteLink>
          )}
        </li>
      ))}
      {becomeHref && (
        <li className={`${styles.free} warp-bg no-print`}>
          <a href={becomeHref}>
            <span>{words.yourName}</span>
            <span className={styles.become}>
              {words.become} <Icon name="arrow-down" />
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
