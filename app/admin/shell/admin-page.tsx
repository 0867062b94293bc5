import type { ReactNode } from 'react'
import { useLocation, type MetaDescriptor } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { pageAbout } from '#shared/help/manual-pages.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { HelpLink } from '#admin/kit/help-link.tsx'
import styles from './admin-page.module.css'
import { Button } from '#kit/buttons/button.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import { ScreenButton } from '#admin/kit/screen-button.tsx'

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

/** In place of a screen that a person may not see, that does not exist, or that failed. */
export function AdminProblem({ kind }: { kind: 'forbidden' | 'missing' | 'failed' | 'offline' }) {
  const words = adminMessages.states
  const reference = useErrorReference()
  const actions = (
    <>
      {(kind === 'failed' || kind === 'offline') && (
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
      )}
      <ScreenButton to={adminPaths.dashboard()} variant={kind === 'failed' || kind === 'offline' ? 'line' : 'primary'}>
        {words.toOverview}
      </ScreenButton>
    </>
  )
  return (
    <AdminPage title={words[kind]} actions={actions}>
      <p>{words[`${kind}Text`]}</p>
      {kind === 'failed' && reference && <p suppressHydrationWarning>{words.reference(reference)}</p>}
    </AdminPage>
  )
}
