import type { BlockProps } from '#site/page/block-props.ts'
import { BenefitList } from '#site/blocks/entries/benefit-list.tsx'
import { BenefitRows, Story } from './story.tsx'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import { ServiceCards } from './service-cards.tsx'

export function ServicesBlock({ block: { id, title, lead, tone }, data }: BlockProps<'services'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <ServiceCards services={data} />
    </HeadedSection>
  )
}

export function BenefitsBlock({ block, data }: BlockProps<'benefits'>) {
  const { id, title, lead, storyTitle, story, tone } = block
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      {story.length > 0 ? (
        <>
          <Story title={storyTitle} chapters={story} />
          <BenefitRows benefits={data} />
        </>
      ) : (
        <BenefitList benefits={data} />
      )}
    </HeadedSection>
  )
}
