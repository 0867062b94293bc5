import { createElement, type ComponentType } from 'react'
import { Folded } from '#site/blocks/folded.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { BenefitList, ExampleList } from '#site/blocks/entries/entry-lists.tsx'
import { OfferGrid } from '#site/blocks/entries/offer-grid.tsx'

export const block = defineBlock('entries', { isEmpty: ({ items }) => items.length === 0, Body: EntriesBlock })

type Entries = BlockProps<'entries'>['block']['items']
type Draw = ComponentType<{ items: Entries }>

/** The looks that many pages have; the others are files of their own, so that a page brings the styles of its looks only. */
const looks: Record<string, Draw> = {
  offers: ({ items }) => <OfferGrid offers={items} />,
  stories: ({ items }) => (
    <Folded shown={1} rest={{ examples: items.length }}>
      <ExampleList examples={items} />
    </Folded>
  ),
}
const Columns: Draw = ({ items }) => <BenefitList benefits={items} />

/** Titled entries in the look that suits them. */
function EntriesBlock({ block, Look }: BlockProps<'entries', undefined, { items: Entries }>) {
  const { id, title, lead, items, look, headingPlace, tone } = block
  const shown = Look ?? looks[look] ?? Columns
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead} headingPlace={headingPlace}>
      {createElement(shown, { items })}
    </HeadedSection>
  )
}
