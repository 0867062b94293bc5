import { blogWords } from '#shared/messages/blog.ts'
import { Motif } from '#kit/illustration/motif.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { PostEntry } from '#shared/blocks/teasers.ts'
import { formatDate } from '#kit/text/format.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import styles from './post-rows.module.css'
import { useWords } from '#site/page/words.ts'

export function PostRows({ posts }: { posts: PostEntry[] }) {
  if (posts.length === 0) return null
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow post={post} />
        </li>
      ))}
    </ul>
  )
}

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

function PostRow({ post }: { post: PostEntry }) {
  const words = useWords(blogWords)
  const { title, teaser, category, href, motif, cover, readingMinutes } = post
  return (
    <SiteLink href={href} className={styles.row}>
      <div className={`${styles.swatch} no-print`} data-cloth="card" aria-hidden="true">
        {cover ? <Picture src={cover} sizes="160px" fill /> : <Motif name={motif} />}
      </div>
      <div>
        <div className={styles.meta}>
          {category && <strong>{category}</strong>}
          <span>{words.readingTime({ minutes: readingMinutes })}</span>
        </div>
        <h3>{title}</h3>
        <p>{teaser}</p>
      </div>
      <div className={styles.by}>
        <Byline {...post} />
      </div>
    </SiteLink>
  )
}
