import type { BlockProps } from '#site/page/block-props.ts'
import styles from './topic-list.module.css'

/** Keywords as a plain wrapped list, each with a dyed cell. It stands in one frame with the figures above it. */
export function TopicList({ block, data }: BlockProps<'topics'>) {
  return (
    <div className={styles.topics} id={block.id}>
      <h2>{block.title}</h2>
      <ul>
        {data.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </div>
  )
}
