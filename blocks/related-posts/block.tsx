import type { PostTeaser } from '#shared/blocks/teasers.ts'
import { PostTeasers } from '#site/blocks/post-teasers.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('relatedPosts', { Body: RelatedPostsBlock })

function RelatedPostsBlock({ block, data: related }: BlockProps<'relatedPosts', PostTeaser[]>) {
  return (
    <div className={`${styles.related} no-print`}>
      <Section id={block.id} tone="sunken">
        <SectionHead title={block.title} lead={block.lead} />
        <PostTeasers posts={related} />
      </Section>
    </div>
  )
}
