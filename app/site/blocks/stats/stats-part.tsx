import type { BlockProps } from '#site/page/block-props.ts'
import { StatList } from './stat-list.tsx'

/** It stands in one frame with the keywords below it. */
export function StatsPart({ data }: BlockProps<'stats'>) {
  return <StatList stats={data} />
}
