import type { Page } from '#shared/content/pages.ts'
import { shownEntries } from '#shared/addresses/menu-entries.ts'
import { useSite } from '#site/page/site.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { Actions } from '#kit/buttons/actions.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './message-page.module.css'
import { PageMain } from '#kit/page/page-main.tsx'

export type NotFoundText = Pick<Page, 'seoTitle' | 'headline' | 'lead' | 'actions'> & {
  /** What stands above the links; without it there are none. */
  linksTitle: string | undefined
}

/** An address that leads nowhere, and where to go from here. */
export function NotFound({ text }: { text: NotFoundText }) {
  return (
    <PageMain>
      <title>{text.seoTitle}</title>
      <div className={`container ${styles.page}`}>
        <TornThread className={styles.art} />
        <h1>{text.headline}</h1>
        <p className={styles.text}>{text.lead}</p>
        <Actions actions={text.actions} />
        {text.linksTitle !== undefined && <SiteLinks title={text.linksTitle} />}
      </div>
    </PageMain>
  )
}

function SiteLinks({ title }: { title: string }) {
  const { menu, off } = useSite()
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {shownEntries(menu.items, off).map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            <SiteLink className="tlink" href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
