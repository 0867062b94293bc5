import { Fold } from '#kit/fold/fold.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section } from '#site/blocks/section.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import type { Service } from '#shared/content/services.ts'
import { messages } from '#shared/messages/site.ts'
import styles from './service-description.module.css'

type ServiceDescriptionProps = Pick<Service, 'highlights' | 'image' | 'description'>

/** The service in prose; beside it what matters in a few words. */
export function ServiceDescription({ highlights, image, description }: ServiceDescriptionProps) {
  return (
    <Section>
      <div className={styles.split}>
        <aside className={styles.glance} aria-label={messages.services.atAGlance}>
          {highlights.length > 0 && (
            <>
              <h2>{messages.services.atAGlance}</h2>
              <ul>
                {highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </>
          )}
          {image && <Picture src={image} sizes="(min-width: 600px) 50vw, 100vw" />}
        </aside>
        <Fold shown={3} label={messages.fold.readOn}>
          <RichText html={description} />
        </Fold>
      </div>
    </Section>
  )
}
