import { SiteLink } from '#kit/links/site-link.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { LinkedTopic } from './linked-topics.ts'
import { readTopics } from './reader.ts'
import styles from './block.module.css'

export const block = defineBlock('topics', { read: readTopics, frame: 'figures', Body: TopicList })

/** Keywords as a plain wrapped list, each with a dyed cell; those about a service lead there and light up its field of the loom. */
function TopicList({ block, data }: BlockProps<'topics', LinkedTopic[]>) {
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
