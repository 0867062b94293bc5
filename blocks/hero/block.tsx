import { TallMotif } from '#kit/illustration/motif.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('hero', { Body: HeroBlock })

/** A head in the middle of a page, one level below its own. */
function HeroBlock({ block: { id, title, lead, motif, actions } }: BlockProps<'hero'>) {
  return (
    <div id={id}>
      <PageHead level="h2" headline={title} lead={lead} actions={actions} art={<TallMotif name={motif} hangs />} />
    </div>
  )
}
