import type { Page } from '#shared/content/pages.ts'
import { shownEntries } from '#shared/addresses/menu-entries.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { Actions } from '#kit/buttons/actions.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './message-page.module.css'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { useSite } from '#site/page/site.ts'

export type NotFoundText = Pick<Page, 'seoTitle' | 'headline' | 'lead' | 'actions' | 'sections'>

/** An address that leads nowhere, and where to go from here. */
export function NotFound({ text }: { text: NotFoundText }) {
  const links = findSection(text, 'links')
  const { menu } = useSite()
  return (
    <PageMain>
      <title>{text.seoTitle}</title>
      <div className={`container ${styles.page}`}>
        <TornThread className={styles.art} />
        <h1>{text.headline}</h1>
        <p className={styles.text}>{text.lead}</p>
        <Actions actions={text.actions} />
        {links && <h2>{links.title}</h2>}
        <ul className={styles.links}>
          {shownEntries(menu.items).map(({ label, href }) => (
            <li key={`${href} ${label}`}>
              <SiteLink className="tlink" href={href}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </PageMain>
  )
}
