import { Folded } from '#site/blocks/folded.tsx'
import styles from './terms.module.css'

/** Terms explained, like the samples of a pattern book: each under a strip of its own weave. */
export function Look({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Folded shown={3} rest={{ terms: items.length }}>
      <ul className={styles.terms}>
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
