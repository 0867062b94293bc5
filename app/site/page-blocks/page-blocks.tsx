import { Fragment, type ReactNode } from 'react'
import { cookieWords } from '#shared/messages/cookies.ts'
import { SectionList, UtilityLayout } from '#site/blocks/reading/utility-layout.tsx'
import { Section } from '#site/blocks/section.tsx'
import { PageStyle } from '#site/page/page-style.tsx'
import type { ShownBlock } from '#site/page/block-props.ts'
import { runsOf, toneOf, type BlockRun } from './block-runs.ts'
import { useWords } from '#site/page/words.ts'

type PageBlocksProps = {
  page: string
  blocks: readonly ShownBlock[]
  /** All blocks of the page, where these are only some of them. */
  all?: readonly ShownBlock[]
}

/** A page below its head: its blocks in their order. */
export function PageBlocks({ page, blocks, all = blocks }: PageBlocksProps) {
  const draw = ({ block, data, view: { Body }, Look }: ShownBlock, run?: readonly ShownBlock[]) => {
    const index = all.findIndex((other) => other.block === block)
    const place = { page, index, blocks: all, run }
    return <Body key={block.id} block={block} data={data} place={place} Look={Look} />
  }
  const runs = runsOf(blocks)
  const drawRun = (run: BlockRun) => {
    if (run.frame === 'own') return draw(run.block)
    const drawn = run.frame === 'statements' ? draw(run.blocks[0]!, run.blocks) : run.blocks.map((shown) => draw(shown))
    if (run.frame === 'reading') return <Reading blocks={run.blocks}>{drawn}</Reading>
    return (
      <Section tone={toneOf(run.blocks)} unnamed>
        {drawn}
      </Section>
    )
  }
  return (
    <>
      {[...new Set(blocks.flatMap(({ styles = [] }) => styles))].map((href) => (
        <PageStyle key={href} href={href} />
      ))}
      {runs.map((run) => (
        <Fragment key={(run.frame === 'own' ? run.block : run.blocks[0]!).block.id}>{drawRun(run)}</Fragment>
      ))}
    </>
  )
}

/** Texts to read, with a list of their places that stays in view. */
function Reading({ blocks, children }: { blocks: ShownBlock[]; children: ReactNode }) {
  const words = useWords(cookieWords)
  const questions = blocks.find((shown) => shown.kind === 'questionList')
  const title = questions?.block.title || words.contents
  return (
    <UtilityLayout aside={<SectionList title={title} sections={blocks.flatMap(placesOf)} />}>{children}</UtilityLayout>
  )
}

function placesOf({ block, data, view: { places } }: ShownBlock) {
  if (places) return places(data)
  return 'title' in block ? [{ id: block.id, title: block.title }] : []
}
