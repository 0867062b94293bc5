import { Fold } from '#kit/fold/fold.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { messages } from '#shared/messages/site.ts'
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
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
      <MarkedPoints mark="check" items={items} />
    </Fold>
  )
}

/** What to leave alone. */
export function CrossedPoints({ items }: Pick<MarkedPointsProps, 'items'>) {
  return <MarkedPoints mark="close" items={items} />
}
