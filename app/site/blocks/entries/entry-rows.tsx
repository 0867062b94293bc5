import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import styles from './entry-rows.module.css'

/** One row an entry: its name in large type, what it means beside it. */
export function EntryRows({ items }: { items: { title: string; text: string }[] }) {
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
