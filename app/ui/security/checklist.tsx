import { Icon } from '#ui/icon/icon.tsx'
import styles from './checklist.module.css'

/** What gets done, ticked off one by one. */
export function Checklist({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <span className={styles.tick} aria-hidden="true">
            <Icon name="check" />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
