import type { BlockProps } from '#site/page/block-props.ts'
import { StatList } from './stat-list.tsx'
import styles from './stat-list.module.css'

/** It stands in one frame with the keywords below it. */
export function StatsPart({ block: { note }, data }: BlockProps<'stats'>) {
  return (
    <>
      <StatList stats={data} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
