import type { ComponentType } from 'react'
import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import { BenefitList } from './benefit-list.tsx'
import { EntryRows } from './entry-rows.tsx'
import { ExampleList } from './example-list.tsx'
import { MarkedPoints } from './marked-points.tsx'
import { OfferGrid } from './offer-grid.tsx'
import { ProcessSteps } from './process-steps.tsx'
import { TermCards } from './term-cards.tsx'

type Entries = BlockProps<'entries'>['block']['items']
type Look = BlockProps<'entries'>['block']['look']

const looks: Record<Look, ComponentType<{ items: Entries }>> = {
  columns: ({ items }) => <BenefitList benefits={items} />,
  offers: ({ items }) => <OfferGrid offers={items} />,
  rows: EntryRows,
  terms: TermCards,
  steps: ({ items }) => <ProcessSteps steps={items} />,
  checks: ({ items }) => (
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
      <MarkedPoints mark="check" items={items} />
    </Fold>
  ),
  crosses: ({ items }) => <MarkedPoints mark="close" items={items} />,
  stories: ({ items }) => (
    <Fold shown={1} label={messages.fold.allExamples(items.length)}>
      <ExampleList examples={items} />
    </Fold>
  ),
}

/** Titled entries in the look that suits them. */
export function EntriesBlock({ block }: BlockProps<'entries'>) {
  const { id, title, lead, items, look, headingPlace, tone } = block
  const Shown = looks[look]
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead} headingPlace={headingPlace}>
      <Shown items={items} />
    </HeadedSection>
  )
}
