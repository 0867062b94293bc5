import { formatDate } from '#kit/text/format.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import type { PostEntry } from '#shared/blocks/teasers.ts'
import styles from './byline.module.css'

/** Who wrote a post and when. */
export function Byline({ author, date }: Pick<PostEntry, 'author' | 'date'>) {
  return (
    <div className={styles.byline}>
      <div className={`${styles.portrait} no-print`} aria-hidden="true">
        <PortraitImage portrait={author.portrait} image={author.avatar} crop />
      </div>
      <div>
        {author.name && <strong>{author.name}</strong>}
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </div>
    </div>
  )
}
