import type { SheetProps } from '../sheet-parts.tsx'
import styles from './mail.module.css'

/** An e-mail line by line, and beside it what is wrong with some of them. */
export function Look({ name, items }: SheetProps) {
  const noted = items.filter(({ text }) => text)
  return (
    <div className={styles.mail}>
      <div className={styles.letter}>
        <p className={styles.name}>{name}</p>
        {items.map((item, index) => (
          <p key={index} className={item.label ? styles.head : styles.line}>
            {item.label && <span>{item.label}</span>}
            <span>
              {item.text ? (
                <span className={styles.marked}>
                  {item.value}&nbsp;<sup>{noted.indexOf(item) + 1}</sup>
                </span>
              ) : (
                item.value
              )}
            </span>
          </p>
        ))}
      </div>
      <ol className={styles.notes}>
        {noted.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
    </div>
  )
}
