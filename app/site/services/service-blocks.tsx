import { Folded } from '#site/blocks/folded.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { OfferGrid } from '#site/blocks/entries/offer-grid.tsx'
import { ProcessSteps } from '#site/blocks/entries/process-steps.tsx'
import { HeadedSection, Section } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { ServiceRows } from '#site/blocks/service-rows.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './service-blocks.module.css'

/** The service in prose; beside it what matters in a few words. */
export function ServiceDescriptionBlock({ block, data }: BlockProps<'serviceDescription'>) {
  const { highlights, image, description } = data
  return (
    <Section id={block.id}>
      <div className={styles.split}>
        <aside className={styles.glance} aria-label={block.title}>
          {highlights.length > 0 && (
            <>
              <h2>{block.title}</h2>
              <ul>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
          {image && <Picture src={image} sizes="(min-width: 600px) 50vw, 100vw" />}
        </aside>
        <Folded shown={3} rest="text">
          <RichText html={description} />
        </Folded>
      </div>
    </Section>
  )
}

export function ServiceOffersBlock({ block: { id, title, lead }, data }: BlockProps<'serviceOffers'>) {
  return (
    <HeadedSection id={id} title={title} lead={lead}>
      <OfferGrid offers={data} />
    </HeadedSection>
  )
}

export function ServiceProcessBlock({ block: { id, title, lead }, data }: BlockProps<'serviceProcess'>) {
  return (
    <HeadedSection id={id} title={title} lead={lead}>
      <ProcessSteps steps={data} />
    </HeadedSection>
  )
}

export function RelatedServicesBlock({ block: { id, title, lead }, data }: BlockProps<'relatedServices'>) {
  return (
    <HeadedSection id={id} tone="sunken" space="close" title={title} lead={lead}>
      <ServiceRows services={data} />
    </HeadedSection>
  )
}
