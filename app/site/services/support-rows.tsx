import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import styles from './support-rows.module.css'

/** One row a way of working together: its name in large type, what it means beside it. */
export function SupportRows({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={3} label={messages.fold.allPoints(items.length)}>
      <ul className={styles.rows}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
