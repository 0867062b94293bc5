import styles from './level-mark.module.css'

const picksFromBelow = [11.5, 7, 2.5]

/** One to three woven picks: how much a training asks for. The word stands beside it. */
export function LevelMark({ level }: { level: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="3.2" aria-hidden>
      {picksFromBelow.map((y, index) => (
        <path key={y} d={`M1 ${y}h12`} opacity={index < level ? undefined : 0.25} />
      ))}
    </svg>
  )
}
