import { Folded } from '#site/blocks/folded.tsx'
import styles from './entry-rows.module.css'

/** One row an entry: its name in large type, what it means beside it. */
export function EntryRows({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Folded shown={3} rest={{ points: items.length }}>
      <ul className={styles.rows}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Folded>
  )
}
