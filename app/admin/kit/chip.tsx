import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type ChipTone = 'plain' | 'info' | 'success' | 'warning' | 'danger'

/** What has become of something: a sign and a word; the colour only helps. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  )
}
