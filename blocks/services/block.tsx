import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readServices } from './reader.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Motif, TallMotif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { ServiceTeaser } from '#shared/blocks/teasers.ts'
import { ServiceRows } from '#site/blocks/service-rows.tsx'
import styles from './block.module.css'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('services', { read: readServices, Body: ServicesBlock })

function ServicesBlock({ block: { id, title, lead, tone }, data }: BlockProps<'services', ServiceTeaser[]>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <ServiceCards services={data} />
    </HeadedSection>
  )
}

/** Cards in a bento of four columns, the rest as rows; on phones all are rows. */
function ServiceCards({ services }: { services: ServiceTeaser[] }) {
  const cards = services.filter(({ display }) => display !== 'row')
  const rows = services.filter(({ display }) => display === 'row')
  return (
    <>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((service) => (
            <li key={service.id} data-display={service.display}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <ServiceRows services={rows} />}
    </>
  )
}

function ServiceCard({ service }: { service: ServiceTeaser }) {
  const words = useWords(blockWords)
  const { title, summary, highlights, href } = service
  return (
    <SiteLink href={href} className={`picture-card ${styles.card}`}>
      <div className={`${styles.swatch} no-print`} data-cloth="card" aria-hidden="true">
        <ServicePicture service={service} />
      </div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>{summary}</p>
        {highlights.length > 0 && (
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <span className={`${styles.more} tlink no-print`} aria-hidden="true">
          {words.more} <Icon name="arrow-right" />
        </span>
      </div>
    </SiteLink>
  )
}

function ServicePicture({ service: { image, motif, display } }: { service: ServiceTeaser }) {
  if (image) return <Picture src={image} sizes="(min-width: 600px) 50vw, 100vw" fill />
  return display === 'wide' ? <TallMotif name={motif} /> : <Motif name={motif} />
}
