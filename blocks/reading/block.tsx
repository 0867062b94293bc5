import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('reading', { frame: 'reading', Body: ReadingPart })

/** A text to read; the list of places beside it names it. */
function ReadingPart({ block: { id, title, lead, body } }: BlockProps<'reading'>) {
  return (
    <UtilitySection id={id} title={title} lead={lead}>
      <RichText html={body} />
    </UtilitySection>
  )
}
