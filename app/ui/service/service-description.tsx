import { Fold } from '#ui/kit/fold.tsx'
import { RichText } from '#ui/kit/rich-text.tsx'
import { Section } from '#ui/kit/section.tsx'
import { Picture } from '#ui/media/picture.tsx'
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
