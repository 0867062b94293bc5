import styles from './benefit-list.module.css'

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
