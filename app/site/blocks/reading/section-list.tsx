import { useId } from 'react'
import styles from './section-list.module.css'
import { useSectionInView } from '#kit/scroll/use-section-in-view.ts'

type SectionListProps = { title: string; sections: { id: string; title: string }[] }

/** The places of this page: a list that stays in view, a strip of tabs on small screens. */
export function SectionList({ title, sections }: SectionListProps) {
  const current = useSectionInView(sections.map(({ id }) => id))
  const titleId = useId()
  return (
    <nav className={`${styles.list} no-print`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'location' : undefined}>
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
