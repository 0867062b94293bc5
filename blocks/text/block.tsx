import type { ReactNode } from 'react'
import { Folded } from '#site/blocks/folded.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { RichText } from '#site/blocks/rich-text.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'

export const block = defineBlock('text', {
  isEmpty: ({ title, lead, body }) => title === '' && lead === '' && body === '',
  Body: TextBlock,
})

/** Free text in one of several looks, each for another shape of text. */
function TextBlock({ block, Look = RichText }: BlockProps<'text', undefined, { html: string }>) {
  const { id, title, lead, body, look, headingPlace, folded, tone } = block
  const text = <Look html={body} />
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead} headingPlace={headingPlace}>
      {folded ? <FoldedText look={look}>{text}</FoldedText> : text}
    </HeadedSection>
  )
}

/** Principles keep a heading with each of their texts. */
function FoldedText({ look, children }: { look: string; children: ReactNode }) {
  return (
    <Folded shown={look === 'principles' ? 4 : 1} rest="text">
      {children}
    </Folded>
  )
}
