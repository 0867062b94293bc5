import styles from './thread-loader.module.css'

/** Four threads that fill alternately from left and right (DESIGN.md §6); static without motion. */
export function ThreadLoader({ label }: { label: string }) {
  return (
    <output className={styles.loader}>
      <span className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
