import { postMessages } from '#shared/messages/blog.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './post-neighbours.module.css'

export type Neighbour = { title: string; href: string }

/** The posts before and after this one in time. */
export function PostNeighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={postMessages.neighbours}>
      {older && (
        <SiteLink href={older.href} rel="prev" className={styles.older}>
          <span>
            <Icon name="arrow-left" /> {postMessages.older}
          </span>
          <strong>{older.title}</strong>
        </SiteLink>
      )}
      {newer && (
        <SiteLink href={newer.href} rel="next" className={styles.newer}>
          <span>
            {postMessages.newer} <Icon name="arrow-right" />
          </span>
          <strong>{newer.title}</strong>
        </SiteLink>
      )}
    </nav>
  )
}
