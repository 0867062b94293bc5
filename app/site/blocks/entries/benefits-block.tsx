import { HeadedSection } from '#site/blocks/headed-section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { BenefitList } from './entry-lists.tsx'

/** What the company is good for, from its own list. */
export function BenefitsBlock({ block: { id, title, lead, tone }, data }: BlockProps<'benefits'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <BenefitList benefits={data} />
    </HeadedSection>
  )
}
