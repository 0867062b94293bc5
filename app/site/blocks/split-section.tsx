import type { ReactNode } from 'react'
import { Section, type SectionProps } from './section.tsx'
import styles from './split-section.module.css'

type SplitSectionProps = SectionProps & {
  title: string
  lead?: string
  /** Below the lead, for example a link to all items. */
  aside?: ReactNode
  /** The heading stays in view beside a long text. */
  sticky?: boolean
}

/** Heading at the left, what it speaks of at the right, 4 to 8. */
export function SplitSection({ title, lead, aside, sticky = false, children, ...section }: SplitSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.split}>
        <header className={`${styles.head} quiet`} data-sticky={sticky || undefined}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          {aside}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  )
}
