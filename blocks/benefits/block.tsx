import { BenefitList } from '#site/blocks/entries/entry-lists.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import { readBenefits } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('benefits', { read: readBenefits, Body: BenefitsBlock })

/** What the company is good for, from its own list. */
function BenefitsBlock({
  block: { id, title, lead, tone },
  data,
}: BlockProps<'benefits', { title: string; text: string }[]>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <BenefitList benefits={data} />
    </HeadedSection>
  )
}
