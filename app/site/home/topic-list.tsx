import { SiteLink } from '#kit/links/site-link.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './topic-list.module.css'

/** Keywords as a plain wrapped list, each with a dyed cell; those about a service lead there and light up its field of the loom. */
export function TopicList({ block, data }: BlockProps<'topics'>) {
  return (
    <div className={styles.topics} id={block.id}>
      <h2>{block.title}</h2>
      <ul data-behaviour="light-loom">
        {data.map(({ title, href, field }) => (
          <li key={title}>
            {href ? (
              <SiteLink href={href} data-lights={field}>
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
