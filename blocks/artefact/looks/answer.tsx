import type { SheetProps } from '../sheet-parts.tsx'
import styles from './answer.module.css'

/** What somebody asks, what the assistant answers, and where it says so. */
export function Look({ name, items: [question, answer, ...sources] }: SheetProps) {
  return (
    <div className={styles.talk}>
      <p className={styles.name}>{name}</p>
      {question && (
        <div className={styles.question}>
          <p className={styles.who}>{question.label}</p>
          <p>{question.value}</p>
        </div>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.who}>{answer.label}</p>
          <p>{answer.text || answer.value}</p>
        </div>
      )}
      {sources.map(({ label, value, text }, index) => (
        <div key={index} className={styles.source}>
          <p className={styles.who}>
            {label} {value && <strong>{value}</strong>}
          </p>
          {text && <p>{text}</p>}
        </div>
      ))}
    </div>
  )
}
