import { Icon } from '#kit/icon/icon.tsx'
import { StoryCloth } from '#kit/illustration/story-cloth.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('story', { isEmpty: ({ items }) => items.length === 0, Body: StoryBlock })

/** A story in chapters, beside a loom whose cloth follows them down the warp. Where nothing moves they stand close together. */
function StoryBlock({ block: { id, title, lead, items, label, href, tone } }: BlockProps<'story'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <div className={styles.story}>
        <div className={`${styles.loom} no-print`}>
          <StoryCloth className={styles.cloth} />
        </div>
        <div>
          <ol className={styles.chapters}>
            {items.map(({ time, title: chapter, text }) => (
              <li key={chapter}>
                {time && <p className={`${styles.time} no`}>{time}</p>}
                <h3>{chapter}</h3>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
          {label && href && (
            <SiteLink href={href} className="tlink">
              {label} <Icon name="arrow-right" />
            </SiteLink>
          )}
        </div>
      </div>
    </HeadedSection>
  )
}
