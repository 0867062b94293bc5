import { Picture } from '#kit/picture/picture.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('gallery', {
  isEmpty: ({ items }) => items.every(({ image }) => image === ''),
  Body: GalleryBlock,
})

function GalleryBlock({ block: { id, title, lead, items, tone } }: BlockProps<'gallery'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <ul className={styles.gallery}>
        {items
          .filter(({ image }) => image !== '')
          .map(({ image, alt, caption }) => (
            <li key={image + caption}>
              <figure>
                <Picture src={image} alt={alt} sizes="(min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw" />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            </li>
          ))}
      </ul>
    </HeadedSection>
  )
}
