import { Folded } from '#site/blocks/folded.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { Section } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { Service } from '#shared/content/services.ts'
import styles from './block.module.css'

export const block = defineBlock('serviceDescription', { Body: ServiceDescriptionBlock })

type ServiceDescriptionData = Pick<Service, 'highlights' | 'image' | 'description'>

/** The service in prose; beside it what matters in a few words. */
function ServiceDescriptionBlock({ block, data }: BlockProps<'serviceDescription', ServiceDescriptionData>) {
  const { highlights, image, description } = data
  return (
    <Section id={block.id}>
      <div className={styles.split}>
        <aside className={styles.glance} aria-label={block.title}>
          {highlights.length > 0 && (
            <>
              <h2>{block.title}</h2>
              <ul>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
          {image && <Picture src={image} sizes="(min-width: 600px) 50vw, 100vw" />}
        </aside>
        <Folded shown={3} rest="text">
          <RichText html={description} />
        </Folded>
      </div>
    </Section>
  )
}
