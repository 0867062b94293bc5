import { partnerWords } from '#shared/messages/partners.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readPartners, type ShownPartner } from './reader.ts'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('partners', { read: readPartners, Body: PartnersBlock })

type PartnerTilesProps = {
  partners: ShownPartner[]
  /** Where the free tile at the end leads; without it there is none. */
  becomeHref?: string
}

/** The partners, and a free place beside them where the page invites to become one. */
function PartnersBlock({ block: { id, title, lead, tone }, data, place }: BlockProps<'partners', ShownPartner[]>) {
  const invitation = place.blocks.find(({ kind }) => kind === 'invitation')
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <PartnerTiles partners={data} becomeHref={invitation && `#${invitation.block.id}`} />
    </HeadedSection>
  )
}

/** Names in display type, four in a row. Bare warp fills what is left of the last row: a place for one more. */
function PartnerTiles({ partners, becomeHref }: PartnerTilesProps) {
  const words = useWords(partnerWords)
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
