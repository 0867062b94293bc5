import { readStatValue, writeStatNumber } from './stat-value.ts'
import styles from './stat-list.module.css'
import { useCountUp } from './use-count-up.ts'

type Stat = { id: string; value: string; label: string }

/** Figures on four dyed threads. The server's HTML holds the final numbers; in view they count up once. */
export function StatList({ stats }: { stats: Stat[] }) {
  const { ref, progress } = useCountUp<HTMLDListElement>()
  return (
    <dl className={styles.stats} data-stats={stats.length} ref={ref}>
      {stats.map(({ id, value, label }) => (
        <div key={id} className={styles.stat}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} progress={progress} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, progress }: { value: string; progress: number }) {
  const figure = readStatValue(value)
  if (!figure) return value
  return (
    <>
      {writeStatNumber(figure, progress)}
      {figure.unit && <small>{figure.unit}</small>}
    </>
  )
}
