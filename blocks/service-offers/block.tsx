import type { Service } from '#shared/content/services.ts'
import { OfferGrid } from '#site/blocks/entries/offer-grid.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('serviceOffers', { Body: ServiceOffersBlock })

function ServiceOffersBlock({ block: { id, title, lead }, data }: BlockProps<'serviceOffers', Service['offers']>) {
  return (
    <HeadedSection id={id} title={title} lead={lead}>
      <OfferGrid offers={data} />
    </HeadedSection>
  )
}
