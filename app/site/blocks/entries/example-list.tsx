import styles from './example-list.module.css'

type Example = { title: string; text: string }

/** Short stories, one below the other, each on a dyed thread. */
export function ExampleList({ examples }: { examples: Example[] }) {
  return (
    <ul className={styles.examples}>
      {examples.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
