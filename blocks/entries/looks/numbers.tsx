import styles from './rows.module.css'

/** Rows for what happens in this order, with numbers in place of the picks. */
export function Look({ items }: { items: { title: string; text: string }[] }) {
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
