import { Icon } from '#kit/icon/icon.tsx'
import { Fold } from '#kit/fold/fold.tsx'
import { messages } from '#shared/messages/site.ts'
import styles from './checklist.module.css'

/** What gets done, ticked off one by one. */
export function Checklist({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Fold shown={4} label={messages.fold.allPoints(items.length)}>
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
    </Fold>
  )
}
