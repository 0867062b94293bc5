import styles from './thread-loader.module.css'

/** Four threads that fill alternately from left and right (docs/design.md, Parts); static without motion. */
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
