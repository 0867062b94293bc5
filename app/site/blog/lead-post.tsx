import { blogMessages } from '#shared/messages/blog.ts'
import { WideMotif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { PostEntry } from '#shared/blocks/teasers.ts'
import { Byline } from './byline.tsx'
import styles from './lead-post.module.css'

/** The newest post, large. */
export function LeadPost({ post }: { post: PostEntry }) {
  const { title, teaser, category, href, motif, cover, readingMinutes } = post
  return (
    <article>
      <SiteLink href={href} className={styles.post}>
        <div className={`${styles.picture} no-print`} aria-hidden="true">
          {cover ? (
            <Picture src={cover} sizes="(min-width: 600px) 50vw, 100vw" fill eager />
          ) : (
            <WideMotif name={motif} />
          )}
        </div>
        <div>
          <div className={styles.meta}>
            {category && <strong>{category}</strong>}
            <span>{blogMessages.readingTime(readingMinutes)}</span>
          </div>
          <h3>{title}</h3>
          <p>{teaser}</p>
          <Byline {...post} />
        </div>
      </SiteLink>
    </article>
  )
}
