import { Folded } from '#site/blocks/folded.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './marked-points.module.css'

type MarkedPointsProps = {
  /** Ticked off, or crossed out: what gets done, or what to leave alone. */
  mark: 'check' | 'close'
  items: { title: string; text: string }[]
}

function MarkedPoints({ mark, items }: MarkedPointsProps) {
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

/** What gets done, ticked off one by one. */
export function CheckedPoints({ items }: Pick<MarkedPointsProps, 'items'>) {
  return (
    <Folded shown={4} rest={{ points: items.length }}>
      <MarkedPoints mark="check" items={items} />
    </Folded>
  )
}

/** What to leave alone. */
export function CrossedPoints({ items }: Pick<MarkedPointsProps, 'items'>) {
  return <MarkedPoints mark="close" items={items} />
}
