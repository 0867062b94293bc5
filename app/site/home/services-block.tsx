import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import { ServiceCards } from './service-cards.tsx'

export function ServicesBlock({ block: { id, title, lead, tone }, data }: BlockProps<'services'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <ServiceCards services={data} />
    </HeadedSection>
  )
}
