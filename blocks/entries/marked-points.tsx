import { Icon } from '#kit/icon/icon.tsx'
import styles from './marked-points.module.css'

export type MarkedPointsProps = {
  /** Ticked off, or crossed out: what gets done, or what to leave alone. */
  mark: 'check' | 'close'
  items: { title: string; text: string }[]
}

export function MarkedPoints({ mark, items }: MarkedPointsProps) {
  return (
    <ul className={styles.points} data-mark={mark}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <span className={styles.mark} aria-hidden="true">
            <Icon name={mark} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
