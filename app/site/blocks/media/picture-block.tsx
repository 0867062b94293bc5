import { Picture } from '#kit/picture/picture.tsx'
import { HeadedSection, Section } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './picture-block.module.css'

/** A picture beside a text. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
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

export function GalleryBlock({ block: { id, title, lead, items, tone } }: BlockProps<'gallery'>) {
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

/** A video or map of others; what stands here asks before anything of theirs is loaded. */
export function EmbedBlock({ block: { id, title, lead, tone }, data }: BlockProps<'embed'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <RichText html={data} className={styles.embed} />
    </HeadedSection>
  )
}
