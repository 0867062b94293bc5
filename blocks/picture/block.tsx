import { Picture } from '#kit/picture/picture.tsx'
import { Section } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('picture', { Body: PictureBlock })

/** A picture beside a text. */
function PictureBlock({ block }: BlockProps<'picture'>) {
  const { id, title, body, image, alt, side, tone } = block
  return (
    <Section id={id} tone={tone}>
      <div className={styles.beside} data-side={image ? side : undefined}>
        {image && (
          <div className={styles.picture}>
            <Picture src={image} alt={alt} sizes="(min-width: 900px) 50vw, 100vw" />
          </div>
        )}
        <div className="quiet">
          {title && <h2 className={styles.title}>{title}</h2>}
          <RichText html={body} />
        </div>
      </div>
    </Section>
  )
}
