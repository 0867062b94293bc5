import { StatList } from '#site/blocks/stats/stat-list.tsx'
import { readStats, type Figure } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('stats', { read: readStats, frame: 'figures', Body: StatsPart })

/** It stands in one frame with the keywords below it. */
function StatsPart({ block: { note }, data }: BlockProps<'stats', Figure[]>) {
  return (
    <>
      <StatList stats={data} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
