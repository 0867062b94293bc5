import type { ReactNode } from 'react'
import styles from './section.module.css'

export type SectionProps = {
  id?: string
  /** `sunken` is a band of its own across the page. */
  tone?: 'plain' | 'sunken'
  /** It touches the tabs of the head above it. */
  flush?: 'top'
  /** What a page is opened for begins close below its head. */
  near?: boolean
  children: ReactNode
}

export function Section({ id, tone = 'plain', flush, near, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} data-tone={tone} data-flush={flush} data-near={near || undefined}>
      <div className="container">{children}</div>
    </section>
  )
}

type SectionHeadProps = {
  title: string
  lead?: string
  /** Stands at the right in place of a lead, for example a link to all items. */
  aside?: ReactNode
}

export function SectionHead({ title, lead, aside }: SectionHeadProps) {
  return (
    <header className={`${styles.head} quiet`}>
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  )
}
