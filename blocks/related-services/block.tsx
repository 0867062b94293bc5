import type { ServiceTeaser } from '#shared/blocks/teasers.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { ServiceRows } from '#site/blocks/service-rows.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('relatedServices', { Body: RelatedServicesBlock })

function RelatedServicesBlock({ block: { id, title, lead }, data }: BlockProps<'relatedServices', ServiceTeaser[]>) {
  return (
    <HeadedSection id={id} tone="sunken" space="close" title={title} lead={lead}>
      <ServiceRows services={data} />
    </HeadedSection>
  )
}
