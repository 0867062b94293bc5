import type { ReactNode } from 'react'
import styles from './admin-page.module.css'

type AdminPageProps = {
  title: string
  /** One line below the title. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Head and measure of a screen: title, what can be done here, then its content. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
