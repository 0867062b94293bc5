import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import { SectionError } from '#site/blocks/section-error.tsx'
import { MainQuote, TestimonialList } from './testimonial-list.tsx'

/** What customers say; a single voice stands without a heading that is seen. */
export function VoicesBlock({ block, data }: BlockProps<'voices'>) {
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

/** A sentence that the owner wrote into the page. */
export function QuoteBlock({ block: { id, quote, name, role, image, tone } }: BlockProps<'quote'>) {
  return (
    <HeadedSection id={id} tone={tone} space="open" title="">
      <MainQuote voice={{ id, quote, name, role, image, portrait: 'none' }} />
    </HeadedSection>
  )
}
