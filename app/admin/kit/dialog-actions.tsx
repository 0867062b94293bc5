import type { ReactNode } from 'react'
import styles from './dialog-actions.module.css'

/** The decision at the foot of a dialog: the way back at the left of the deed. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
