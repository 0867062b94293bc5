import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'

/** What scrolls when a dialog is higher than the window. */
export function DialogBody({ children }: { children: ReactNode }) {
  const area = useScrollArea<HTMLDivElement>()
  return (
    <div ref={area} className={`${styles.body} scroll-area`}>
      <div>{children}</div>
    </div>
  )
}

/** Stays in view below the scrolling body: a note at the left, buttons at the right. */
export function DialogFoot({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <span>{note}</span>
      {children}
    </div>
  )
}
