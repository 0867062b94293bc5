import type { ReactNode } from 'react'
import styles from './utility-layout.module.css'

/** Template D: what stays in view at the left, usually a <SectionList>, and the content at the right. */
export function UtilityLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`container ${styles.grid}`}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

type UtilitySectionProps = { id?: string; title: string; lead?: string; hidden?: boolean; children?: ReactNode }

export function UtilitySection({ id, title, lead, hidden, children }: UtilitySectionProps) {
  return (
    <section id={id} className={styles.section} hidden={hidden}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
