import type { Partner } from '#shared/content/partners.ts'
import { partnerMessages } from '#shared/messages/partners.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './partner-tiles.module.css'

export type PartnerTile = Pick<Partner, 'id' | 'name' | 'field' | 'description' | 'href' | 'logo'>

type PartnerTilesProps = {
  partners: PartnerTile[]
  /** Where the free tile at the end leads; without it there is none. */
  becomeHref?: string
}

/** Names in display type, four in a row. Bare warp fills what is left of the last row: a place for one more. */
export function PartnerTiles({ partners, becomeHref }: PartnerTilesProps) {
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
