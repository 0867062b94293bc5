import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { ManualPageName } from '#shared/help/manual-pages.ts'
import styles from './help-link.module.css'

/** A question mark that opens a page of the manual. */
export function HelpLink({ page, label }: { page: ManualPageName; label: string }) {
  return (
    <Link to={adminPaths.help(page)} className={styles.mark} aria-label={label} title={label}>
      ?
    </Link>
  )
}
