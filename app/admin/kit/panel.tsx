import { useId, type ReactNode } from 'react'
import type { ManualPlace } from '#shared/help/group-help.ts'
import { GroupHelp } from './help-link.tsx'
import styles from './panel.module.css'

/** A grid of panels: `wide` takes two thirds, `full` a whole row, others a third. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}

type PanelProps = {
  title: string
  width?: 'third' | 'half' | 'wide' | 'full'
  /** What the manual says about it. */
  help?: ManualPlace
  /** Beside the title: a link, a chip, tabs. */
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, width = 'third', help, aside, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={styles.panel} data-width={width} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {help && <GroupHelp place={help} label={title} />}
        {aside}
      </header>
      {children}
    </section>
  )
}

/** What a panel says while there is nothing to list. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
