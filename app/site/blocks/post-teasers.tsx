import { SiteLink } from '#kit/links/site-link.tsx'
import { formatDate } from '#kit/text/format.ts'
import type { PostTeaser } from '#shared/blocks/teasers.ts'
import styles from './post-teasers.module.css'

type PostTeasersProps = { posts: PostTeaser[]; columns?: 2 | 3 }

export function PostTeasers({ posts, columns = 3 }: PostTeasersProps) {
  return (
    <ul className={styles.posts} data-columns={columns}>
      {posts.map(({ id, title, teaser, category, date, href }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.post}>
            <div className={styles.meta}>
              {category && <strong>{category}</strong>}
              {date && <time dateTime={date}>{formatDate(date)}</time>}
            </div>
            <h3>{title}</h3>
            <p>{teaser}</p>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
