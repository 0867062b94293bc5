import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pageAbout } from '#shared/help/manual-pages.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { HelpLink } from '#admin/kit/help-link.tsx'
import styles from './admin-page.module.css'
import type { MetaDescriptor } from 'react-router'
import { adminMessages } from '#shared/messages/admin.ts'

type AdminPageProps = {
  title: string
  /** One line below the title. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Head and measure of a screen: title, what can be done here, then its content. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  const about = pageAbout(useLocation().pathname)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <div className={styles.title}>
            <h1>{title}</h1>
            {about && <HelpLink page={about} label={helpMessages.aboutScreen} />}
          </div>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}

/** Title of a screen; nothing of the admin area is for search engines. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: adminMessages.title(title) }, { name: 'robots', content: 'noindex, nofollow' }]
}
