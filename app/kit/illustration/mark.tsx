import styles from './mark.module.css'

/** The logo: an M on a weaving draft. Warp makes the stems, weft the inner strokes. Inline, it is in the first view of every page. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `${styles.mark} ${className}` : styles.mark}
      viewBox="0 0 34 30"
      strokeWidth="6"
      fill="none"
      aria-hidden="true"
    >
      <path d="M3 1v28M31 1v28" stroke="currentColor" />
      <path d="M7 4h6M14 11h6M21 4h6" stroke="var(--thread-mennige)" />
    </svg>
  )
}
