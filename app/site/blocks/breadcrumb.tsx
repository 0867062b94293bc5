import { SiteLink } from '#kit/links/site-link.tsx'
import { messages } from '#shared/messages/site.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Crumb } from '#site/page/structured-data.ts'
import { useWords } from '#site/page/words.ts'
import styles from './breadcrumb.module.css'

/** The way to this page from the first one; the last crumb is the page itself and has no link. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className={`${styles.breadcrumb} no-print`} aria-label={messages.breadcrumb.label}>
      <ol>
        {[useHomeCrumb(), ...crumbs].map(({ label, href }) => (
          <li key={label}>
            {href ? <SiteLink href={href}>{label}</SiteLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Where every way on this site begins. */
function useHomeCrumb() {
  return { label: useWords(frameWords).home, href: paths.home() }
}
