import { createElement, type ReactNode } from 'react'
import { Folded } from '#site/blocks/folded.tsx'
import { partOf } from '#site/page/block-parts.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { RichText } from '#site/blocks/rich-text.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'

/** Free text in one of several looks, each for another shape of text. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { id, title, lead, body, look, headingPlace, folded, tone } = block
  const text = createElement(partOf<{ html: string }>('text', look) ?? RichText, { html: body })
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
