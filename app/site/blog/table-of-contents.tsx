import { postMessages } from '#shared/messages/blog.ts'
import { useSectionInView } from '#kit/scroll/use-section-in-view.ts'
import type { PostHeading } from '#shared/blog/post-headings.ts'
import styles from './table-of-contents.module.css'

/** Links to the headings of a post; stays in view beside the text and marks the section being read. */
export function TableOfContents({ headings }: { headings: PostHeading[] }) {
  const current = useSectionInView(headings.map(({ id }) => id))
  if (headings.length < 2) return null
  return (
    <nav className={`${styles.contents} no-print`} aria-label={postMessages.contentsLabel}>
      <h2>{postMessages.contents}</h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
