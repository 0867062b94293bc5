import type { ComponentType } from 'react'
import { cookiesMessages } from '#shared/messages/cookies.ts'
import { SectionList } from '#site/blocks/reading/section-list.tsx'
import { UtilityLayout, UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section } from '#site/blocks/section.tsx'
import { StatList } from '#site/blocks/stats/stat-list.tsx'
import { Statements } from '#site/company/statements.tsx'
import { ConsentRegister, ConsentSwitches } from '#site/consent/consent-blocks.tsx'
import { QuestionList, QuestionMissing, placesIn } from '#site/faq/question-list.tsx'
import { TopicList } from '#site/home/topic-list.tsx'
import type { BlockPlace, ShownBlock } from '#site/page/block-props.ts'
import { runsOf, toneOf, type RunBlock } from './block-runs.ts'
import { blockTable } from './block-table.tsx'

type AnyBlockProps = { block: ShownBlock['block']; data: ShownBlock['data']; place: BlockPlace }
type PageBlocksProps = { page: string; blocks: readonly ShownBlock[] }

/** A page below its head: its blocks in their order. */
export function PageBlocks({ page, blocks }: PageBlocksProps) {
  return runsOf(blocks).map((run) => {
    if (run.frame === 'own') {
      const { kind, block, data } = run.block
      // The table pairs each kind with a component for it, which the type of a look-up cannot say.
      const Block = blockTable[kind as keyof typeof blockTable] as ComponentType<AnyBlockProps>
      return <Block key={block.id} block={block} data={data} place={{ page, index: run.index, blocks }} />
    }
    const key = run.blocks[0]!.block.id
    if (run.frame === 'figures') return <Figures key={key} blocks={run.blocks} />
    if (run.frame === 'reading') return <Reading key={key} blocks={run.blocks} />
    return (
      <Section key={key} tone={toneOf(run.blocks)}>
        <Statements statements={run.blocks.filter((block) => block.kind === 'statement')} />
      </Section>
    )
  })
}

/** Figures and the keywords below them. */
function Figures({ blocks }: { blocks: RunBlock[] }) {
  return (
    <Section tone={toneOf(blocks)}>
      {blocks.map((shown) =>
        shown.kind === 'stats' ? (
          <StatList key={shown.block.id} stats={shown.data} />
        ) : shown.kind === 'topics' ? (
          <TopicList key={shown.block.id} block={shown.block} data={shown.data} />
        ) : null,
      )}
    </Section>
  )
}

/** Texts to read, with a list of their places that stays in view. */
function Reading({ blocks }: { blocks: RunBlock[] }) {
  const questions = blocks.find((shown) => shown.kind === 'questionList')
  const title = questions?.block.title || cookiesMessages.contents
  return (
    <UtilityLayout aside={<SectionList title={title} sections={blocks.flatMap(placesOf)} />}>
      {blocks.map((shown) => (
        <ReadingPart key={shown.block.id} shown={shown} />
      ))}
    </UtilityLayout>
  )
}

function placesOf({ kind, block, data }: RunBlock) {
  if (kind === 'questionList') return placesIn(data)
  return 'title' in block ? [{ id: block.id, title: block.title }] : []
}

function ReadingPart({ shown }: { shown: RunBlock }) {
  if (shown.kind === 'questionList') return <QuestionList data={shown.data} />
  if (shown.kind === 'questionMissing') return <QuestionMissing block={shown.block} />
  if (shown.kind === 'consentSettings') return <ConsentSwitches block={shown.block} data={shown.data} />
  if (shown.kind === 'consentServices') return <ConsentRegister block={shown.block} data={shown.data} />
  if (shown.kind !== 'reading') return null
  const { id, title, lead, body } = shown.block
  return (
    <UtilitySection id={id} title={title} lead={lead}>
      <RichText html={body} />
    </UtilitySection>
  )
}
