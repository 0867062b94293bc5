import { TallMotif } from '#kit/illustration/motif.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { PageHead } from './page-head.tsx'

/** A head in the middle of a page, one level below its own. */
export function HeroBlock({ block: { id, title, lead, motif, actions } }: BlockProps<'hero'>) {
  return (
    <div id={id}>
      <PageHead level="h2" headline={title} lead={lead} actions={actions} art={<TallMotif name={motif} hangs />} />
    </div>
  )
}

export function CallBlock({ block: { id, title, text, label, href } }: BlockProps<'callToAction'>) {
  return <CallToAction id={id} title={title} text={text} label={label} href={href || undefined} />
}
