import { useId, type ReactNode } from 'react'
import styles from './utility-layout.module.css'
import strip from './section-strip.css?url'
import { PageStyle } from '#site/page/page-style.tsx'

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

type SectionListProps = { title: string; sections: { id: string; title: string; hidden?: boolean }[] }

/** The places of this page: a list that stays in view, a strip of tabs on small screens. */
export function SectionList({ title, sections }: SectionListProps) {
  const titleId = useId()
  return (
    <nav className={`${styles.list} section-strip no-print`} aria-labelledby={titleId} data-behaviour="section-in-view">
      <PageStyle href={strip} />
      <h2 id={titleId}>{title}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id} hidden={section.hidden}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
