import { Folded } from '#site/blocks/folded.tsx'
import styles from './entry-rows.module.css'

type Rows = { items: { title: string; text: string }[] }

/** One row an entry: its name in large type, what it means beside it. */
export function EntryRows({ items }: Rows) {
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

/** The same for what happens in this order, with numbers in place of the picks. */
export function NumberedRows({ items }: Rows) {
  return (
    <ol className={styles.rows} data-numbered="">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
