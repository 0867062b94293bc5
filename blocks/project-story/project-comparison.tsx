import { portfolioWords } from '#shared/messages/portfolio.ts'
import type { Project } from '#shared/content/portfolio.ts'
import { threadLengths } from '#shared/portfolio/thread-lengths.ts'
import { useWords } from '#site/page/words.ts'
import styles from './project-comparison.module.css'

/** How it was and how it is, as two threads: the one before is torn, the one after is whole. */
export function ProjectComparison({ rows }: { rows: Project['comparison'] }) {
  const words = useWords(portfolioWords)
  return (
    <section className={styles.comparison}>
      <h2>{words.measured}</h2>
      {rows.map(({ label, before, after }) => {
        const [long, short] = threadLengths(before, after) ?? []
        return (
          <div key={label} className={styles.row}>
            <h3>{label}</h3>
            <dl>
              <div>
                <dt>{words.before}</dt>
                <dd className="no">
                  {before}
                  <Thread look="torn" length={long} />
                </dd>
              </div>
              <div>
                <dt>{words.after}</dt>
                <dd className="no">
                  {after}
                  <Thread look="whole" length={short} />
                </dd>
              </div>
            </dl>
          </div>
        )
      })}
    </section>
  )
}

const width = 400

/** Two picks over bare warp. A torn one has gaps where it came apart. */
function Thread({ look, length }: { look: 'torn' | 'whole'; length: number | undefined }) {
  if (length === undefined) return null
  const end = (length * width) / 100
  const warp = Array.from({ length: width / 10 }, (_, index) => `M${index * 10 + 5} 0v24`).join('')
  return (
    <svg
      className={styles.thread}
      data-look={look}
      viewBox={`0 0 ${width} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.warp} d={warp} />
      {end > 0 && <path className={styles.weft} d={`M0 7h${end}M0 17h${end}`} />}
    </svg>
  )
}
