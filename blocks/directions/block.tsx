import { BenefitList } from '#site/blocks/entries/entry-lists.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import { readDirections } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('directions', { read: readDirections, Body: DirectionsBlock })

function DirectionsBlock({
  block: { id, title, lead, tone },
  data,
}: BlockProps<'directions', { title: string; text: string }[]>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <BenefitList benefits={data} />
    </HeadedSection>
  )
}
