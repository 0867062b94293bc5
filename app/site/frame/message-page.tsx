import type { Page } from '#shared/content/pages.ts'
import { shownEntries } from '#shared/addresses/menu-entries.ts'
import { useSite } from '#site/page/site.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { Actions, Button } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import styles from './message-page.module.css'
import { startupWords } from '#shared/messages/startup.ts'
import { useWords } from '#site/page/words.ts'

export type NotFoundText = Pick<Page, 'seoTitle' | 'headline' | 'lead' | 'actions'> & {
  /** What stands above the links; without it there are none. */
  linksTitle: string | undefined
}

/** An address that leads nowhere, and where to go from here. */
export function NotFound({ text }: { text: NotFoundText }) {
  return (
    <PageMain>
      <title>{text.seoTitle}</title>
      <div className={`container ${styles.page}`} data-not-found="">
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

/** The whole page when the site cannot be shown (spec §8, J21). */
export function StartupError() {
  const { title, text, reload, reference: named } = useWords(startupWords)
  const reference = useErrorReference()
  return (
    <PageMain>
      <title>{title}</title>
      <div className={`container ${styles.page}`}>
        <TornThread className={styles.art} />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {reference && (
          <p className={styles.text} suppressHydrationWarning>
            {named({ id: reference })}
          </p>
        )}
        {/* The script reloads the page as it is; without one the form asks for its path. */}
        <form action="">
          <Button type="submit" data-reload="">
            {reload}
          </Button>
        </form>
      </div>
    </PageMain>
  )
}
