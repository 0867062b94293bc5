import { postMessages } from '#shared/messages/blog.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import styles from './post-tags.module.css'

/** A tag leads to the posts that speak of it. */
export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={`${styles.tags} no-print`} aria-label={postMessages.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink href={paths.blog({ search: tag })}>{tag}</SiteLink>
        </li>
      ))}
    </ul>
  )
}
