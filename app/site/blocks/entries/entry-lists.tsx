import styles from './entry-lists.module.css'

type Benefit = { title: string; text: string }

/** Three columns under dyed threads, no icons. */
export function BenefitList({ benefits }: { benefits: Benefit[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

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
