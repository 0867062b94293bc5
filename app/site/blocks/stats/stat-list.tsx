import { withSoftHyphens } from '#shared/text/compounds.ts'
import styles from './stat-list.module.css'

type Stat = { id: string; value: string; label: string }

/** Figures on four dyed threads. The server's HTML holds the final numbers; in view they count up once. */
export function StatList({ stats }: { stats: Stat[] }) {
  return (
    <dl className={styles.stats} data-stats={stats.length} data-behaviour="count-up">
      {stats.map(({ id, value, label }) => (
        <div key={id} className={styles.stat}>
          <dt>{withSoftHyphens(label)}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A unit behind the number is smaller; "24/7" and the like have none. */
function Value({ value }: { value: string }) {
  const [, number = value, unit] = /^([−-]?[\d.]*\d(?:,\d+)?)(\D+)$/.exec(value.trim()) ?? []
  return (
    <>
      {number}
      {unit && <small>{unit}</small>}
    </>
  )
}
