import { createElement, type ComponentType } from 'react'
import { Folded } from '#site/blocks/folded.tsx'
import { partOf } from '#site/page/block-parts.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { BenefitList, ExampleList } from './entry-lists.tsx'
import { OfferGrid } from './offer-grid.tsx'

type Entries = BlockProps<'entries'>['block']['items']
type Draw = ComponentType<{ items: Entries }>

/** The looks that many pages have; the others are parts of their own (app/site/page-blocks/block-modules.ts). */
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
export function EntriesBlock({ block }: BlockProps<'entries'>) {
  const { id, title, lead, items, look, headingPlace, tone } = block
  const shown = looks[look] ?? partOf<{ items: Entries }>('entries', look) ?? Columns
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead} headingPlace={headingPlace}>
      {createElement(shown, { items })}
    </HeadedSection>
  )
}
