import { Icon } from '#kit/icon/icon.tsx'
import { Motif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { ServiceTeaser } from '#shared/blocks/teasers.ts'
import styles from './service-rows.module.css'

export function ServiceRows({ services }: { services: Omit<ServiceTeaser, 'display' | 'highlights'>[] }) {
  return (
    <ul className={styles.rows}>
      {services.map(({ id, title, summary, href, image, motif }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.row}>
            <div className={`${styles.swatch} no-print`} data-cloth="card" aria-hidden="true">
              {image ? <Picture src={image} sizes="112px" fill /> : <Motif name={motif} />}
            </div>
            <h3>{title}</h3>
            <p>{summary}</p>
            <span className={styles.arrow} aria-hidden="true">
              <Icon name="arrow-right" />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
