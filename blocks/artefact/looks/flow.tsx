import { UrgencyMark, type SheetProps } from '../sheet-parts.tsx'
import styles from './flow.module.css'

/** What happens one after the other, on one thread. */
export function Look({ name, items }: SheetProps) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <ol className={styles.flow}>
        {items.map(({ label, value, text, mark }, index) => (
          <li key={index}>
            {value && <p className={`${styles.time} no`}>{value}</p>}
            <h3>
              <UrgencyMark mark={mark} />
              {label}
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}
