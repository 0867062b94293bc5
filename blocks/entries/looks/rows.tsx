import { Folded } from '#site/blocks/folded.tsx'
import styles from './rows.module.css'

type Rows = { items: { title: string; text: string }[] }

/** One row an entry: its name in large type, what it means beside it. */
export function Look({ items }: Rows) {
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
