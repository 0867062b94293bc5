import { UrgencyMark, type SheetProps } from '../sheet-parts.tsx'
import styles from './finding.module.css'

/** One finding of an audit: what it is first, then the facts beside each other, then what to do. */
export function Look({ name, items: [finding, ...facts] }: SheetProps) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      {finding && (
        <div className={styles.finding}>
          <h3>{finding.label}</h3>
          {finding.value && (
            <p className={styles.rank}>
              <UrgencyMark mark={finding.mark} />
              {finding.value}
            </p>
          )}
          {finding.text && <p className={styles.text}>{finding.text}</p>}
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value, text, mark }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <strong>
                <UrgencyMark mark={mark} />
                {value}
              </strong>
              {text && <p>{text}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
