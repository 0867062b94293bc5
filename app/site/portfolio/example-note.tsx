import { Icon } from '#kit/icon/icon.tsx'
import styles from './example-note.module.css'

/** Says that names and figures are invented, as long as they are. */
export function ExampleNote({ text }: { text: string }) {
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}
