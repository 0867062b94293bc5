import type { ReactNode } from 'react'
import { searchFaq } from '#shared/faq/faq-search.ts'
import { cookieWords } from '#shared/messages/cookies.ts'
import { SectionList } from '#site/blocks/reading/section-list.tsx'
import { UtilityLayout } from '#site/blocks/reading/utility-layout.tsx'
import { Section } from '#site/blocks/section.tsx'
import type { ShownBlock } from '#site/page/block-props.ts'
import { blockOfKind } from './block-modules.ts'
import { runsOf, toneOf, type RunBlock } from './block-runs.ts'
import { useWords } from '#site/page/words.ts'

type PageBlocksProps = { page: string; blocks: readonly ShownBlock[] }

/** A page below its head: its blocks in their order. */
export function PageBlocks({ page, blocks }: PageBlocksProps) {
  const draw = ({ kind, block, data }: ShownBlock, run?: readonly ShownBlock[]) => {
    const Block = blockOfKind(kind)
    const index = blocks.findIndex((other) => other.block === block)
    return <Block key={block.id} block={block as never} data={data as never} place={{ page, index, blocks, run }} />
  }
  return runsOf(blocks).map((run) => {
    if (run.frame === 'own') return draw(run.block)
    const key = run.blocks[0]!.block.id
    const drawn = run.frame === 'statements' ? draw(run.blocks[0]!, run.blocks) : run.blocks.map((shown) => draw(shown))
    if (run.frame === 'reading')
      return (
        <Reading key={key} blocks={run.blocks}>
          {drawn}
        </Reading>
      )
    return (
      <Section key={key} tone={toneOf(run.blocks)}>
        {drawn}
      </Section>
    )
  })
}

/** Texts to read, with a list of their places that stays in view. */
function Reading({ blocks, children }: { blocks: RunBlock[]; children: ReactNode }) {
  const words = useWords(cookieWords)
  const questions = blocks.find((shown) => shown.kind === 'questionList')
  const title = questions?.block.title || words.contents
  return (
    <UtilityLayout aside={<SectionList title={title} sections={blocks.flatMap(placesOf)} />}>{children}</UtilityLayout>
  )
}

function placesOf({ kind, block, data }: RunBlock) {
  if (kind === 'questionList') return searchFaq(data.topics, data.words)
  return 'title' in block ? [{ id: block.id, title: block.title }] : []
}
