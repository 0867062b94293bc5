import { MainQuote } from '#site/blocks/quotes.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('quote', { isEmpty: ({ quote }) => quote === '', Body: QuoteBlock })

/** A sentence that the owner wrote into the page. */
function QuoteBlock({ block: { id, quote, name, role, image, tone } }: BlockProps<'quote'>) {
  return (
    <HeadedSection id={id} tone={tone} space="open" title="">
      <MainQuote voice={{ id, quote, name, role, image, portrait: 'none' }} />
    </HeadedSection>
  )
}
