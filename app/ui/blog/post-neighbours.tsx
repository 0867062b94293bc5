import { Icon } from '#ui/icon/icon.tsx'
import { SiteLink } from '#ui/link/site-link.tsx'
import { messages } from '#shared/messages/site.ts'
import styles from './post-neighbours.module.css'

export type Neighbour = { title: string; href: string }

/** The posts before and after this one in time. */
export function PostNeighbours({ newer, older }: { newer: Neighbour | null; older: Neighbour | null }) {
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={messages.post.neighbours}>
      {older && (
        <SiteLink href={older.href} rel="prev" className={styles.older}>
          <span>
            <Icon name="arrow-left" /> {messages.post.older}
          </span>
          <strong>{older.title}</strong>
        </SiteLink>
      )}
      {newer && (
        <SiteLink href={newer.href} rel="next" className={styles.newer}>
          <span>
            {messages.post.newer} <Icon name="arrow-right" />
          </span>
          <strong>{newer.title}</strong>
        </SiteLink>
      )}
    </nav>
  )
}
