import type { Voice } from '#shared/blocks/teasers.ts'
import { MainQuote, TestimonialList } from '#site/blocks/quotes.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import { readVoices } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('voices', { read: readVoices, Body: VoicesBlock })

/** What customers say; a single voice stands without a heading that is seen. */
function VoicesBlock({ block, data }: BlockProps<'voices', Voice[] | null>) {
  const { id, title, lead, look, tone } = block
  const [first] = data ?? []
  const isAlone = look === 'one'
  return (
    <HeadedSection
      id={id}
      tone={tone}
      space={isAlone ? 'open' : undefined}
      title={title}
      lead={lead}
      headingPlace={isAlone ? 'unseen' : 'above'}
    >
      {!first ? <SectionError /> : isAlone ? <MainQuote voice={first} /> : <TestimonialList testimonials={data!} />}
    </HeadedSection>
  )
}
