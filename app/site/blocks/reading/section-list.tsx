import { useId } from 'react'
import styles from './section-list.module.css'
import strip from './section-strip.css?url'

type SectionListProps = { title: string; sections: { id: string; title: string; hidden?: boolean }[] }

/** The places of this page: a list that stays in view, a strip of tabs on small screens. */
export function SectionList({ title, sections }: SectionListProps) {
  const titleId = useId()
  return (
    <nav className={`${styles.list} section-strip no-print`} aria-labelledby={titleId} data-behaviour="section-in-view">
      <link rel="stylesheet" href={strip} />
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
