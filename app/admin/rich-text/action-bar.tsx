import { keepCaret } from './keep-caret.ts'
import styles from './insert-bars.module.css'

export type BarAction = { label: string; run(): unknown; pressed?: boolean }

/** What can be done with the block at the caret, a button each. */
export function ActionBar({ label, actions }: { label: string; actions: BarAction[] }) {
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          aria-pressed={action.pressed}
          onMouseDown={keepCaret}
          onClick={() => void action.run()}
        >
          {action.label}
        </button>
      ))}
    </fieldset>
  )
}
