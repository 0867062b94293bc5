import { createElement } from 'react'
import type { PageBlockOf } from '#shared/content/page-blocks/page-block-kinds.ts'
import { HeadedSection } from '#site/blocks/section.tsx'
import { partOf } from '#site/page/block-parts.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './artefact-block.module.css'

export type SheetProps = Pick<PageBlockOf<'artefact'>, 'name' | 'columns' | 'items'>

/** A piece of the work itself in place of one more picture of it: a sheet of paper in a woven frame. */
export function ArtefactBlock({ block }: BlockProps<'artefact'>) {
  const { id, title, lead, look, name, columns, items, note, tone } = block
  const sheet = partOf<SheetProps>('artefact', look)
  return (
    <HeadedSection id={id} tone={tone} space="close" title={title} lead={lead}>
      <figure>
        <div className={styles.frame}>
          <div className={styles.sheet}>{sheet && createElement(sheet, { name, columns, items })}</div>
        </div>
        {note && <figcaption className={styles.note}>{note}</figcaption>}
      </figure>
    </HeadedSection>
  )
}

type MarkProps = Pick<SheetProps['items'][number], 'mark'>

/** One to three picks, the more the more urgent; what it means is said in words beside it. */
export function UrgencyMark({ mark }: MarkProps) {
  if (mark === 'none') return null
  const picks = { good: 1, watch: 2, urgent: 3 }[mark]
  return (
    <svg className={styles.mark} data-mark={mark} viewBox="0 0 16 14" aria-hidden="true">
      <path
        d={[12, 7, 2]
          .slice(0, picks)
          .map((y) => `M0 ${y}h16`)
          .join('')}
      />
    </svg>
  )
}

/** A thread as long as a share of the line, woven from picks. */
export function ShareThread({ share, mark }: Pick<SheetProps['items'][number], 'share'> & MarkProps) {
  if (share === 0) return null
  return (
    <svg className={styles.thread} data-mark={mark} viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.warp} d="M0 5h200" />
      <path className={styles.weft} d={`M0 5h${share * 2}`} />
    </svg>
  )
}
