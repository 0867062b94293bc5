import { createElement } from 'react'
import type { PageBlockOf } from '#shared/content/page-blocks/page-block-kinds.ts'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
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
