import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { SheetProps } from './sheet-parts.tsx'
import styles from './block.module.css'

export const block = defineBlock('artefact', { isEmpty: ({ items }) => items.length === 0, Body: ArtefactBlock })

/** A piece of the work itself in place of one more picture of it: a sheet of paper in a woven frame. */
function ArtefactBlock({ block, Look }: BlockProps<'artefact', undefined, SheetProps>) {
  const { id, title, lead, name, columns, items, note, tone } = block
  return (
    <HeadedSection id={id} tone={tone} space="close" title={title} lead={lead}>
      <figure>
        <div className={styles.frame}>
          <div className={styles.sheet}>{Look && <Look name={name} columns={columns} items={items} />}</div>
        </div>
        {note && <figcaption className={styles.note}>{note}</figcaption>}
      </figure>
    </HeadedSection>
  )
}
