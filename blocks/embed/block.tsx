import { HeadedSection } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { readEmbed } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('embed', { read: readEmbed, Body: EmbedBlock })

/** A video or map of others; what stands here asks before anything of theirs is loaded. */
function EmbedBlock({ block: { id, title, lead, tone }, data }: BlockProps<'embed', string>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <RichText html={data} className={styles.embed} />
    </HeadedSection>
  )
}
