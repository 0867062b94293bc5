import { HeadedSection } from '#site/blocks/headed-section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { TrainingOffers } from './training-offers.tsx'

export function TrainingListBlock({ block: { id, title, lead }, data }: BlockProps<'trainingList'>) {
  return (
    <HeadedSection id={id} space="close" title={title} lead={lead}>
      <TrainingOffers {...data} />
    </HeadedSection>
  )
}
