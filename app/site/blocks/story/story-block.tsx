import { StoryCloth } from '#kit/illustration/story-cloth.tsx'
import { HeadedSection } from '#site/blocks/headed-section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './story-block.module.css'

/** A story in chapters. The cloth beside it stays in view and follows them. */
export function StoryBlock({ block: { id, title, lead, items, tone } }: BlockProps<'story'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <div className={styles.story}>
        <div className={`${styles.picture} no-print`}>
          <StoryCloth />
        </div>
        <ol className={styles.chapters}>
          {items.map(({ time, title: chapter, text }) => (
            <li key={chapter}>
              {time && <p className={`${styles.time} no`}>{time}</p>}
              <h3>{chapter}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  )
}
