import styles from './motion-toggle.module.css'

type MotionToggleProps = { stop: string; resume: string; className?: string }

/**
 * The control of I10, in the footer's legal row and the mobile menu. Its label names what a click does, so it is no
 * pressed button: a label that changes and aria-pressed would say the opposite of each other. CSS chooses the label,
 * since the HTML is the same for every visitor.
 */
export function MotionToggle({ stop, resume, className = '' }: MotionToggleProps) {
  return (
    <button type="button" className={`${styles.toggle} ${className}`} data-toggle="motion">
      <span className={styles.whileMoving}>{stop}</span>
      <span className={styles.whileStopped}>{resume}</span>
    </button>
  )
}
