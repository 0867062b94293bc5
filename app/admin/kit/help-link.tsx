import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { manualAddress, type ManualPlace } from '#shared/help/group-help.ts'
import type { ManualPageName } from '#shared/help/manual-pages.ts'
import { helpMessages } from '#shared/messages/help.ts'
import styles from './help-link.module.css'

/** A question mark that opens a page of the manual. */
export function HelpLink({ page, label }: { page: ManualPageName; label: string }) {
  return (
    <Link to={adminPaths.help(page)} className={styles.mark} aria-label={label} title={label}>
      ?
    </Link>
  )
}

/** The same beside a group of fields, in a tab of its own: whoever fills in a form is not to leave it. */
export function GroupHelp({ place, label }: { place: ManualPlace; label: string }) {
  return (
    <a
      href={manualAddress(place)}
      target="_blank"
      rel="noreferrer"
      className={styles.mark}
      aria-label={helpMessages.aboutGroup(label)}
      title={helpMessages.inNewTab}
    >
      ?
    </a>
  )
}

type HelpLegendProps = { id: string; label: string; place: ManualPlace | undefined }

/** The name of a group with its question mark. The fieldset is named by `id` alone, or the mark would be in its name. */
export function HelpLegend({ id, label, place }: HelpLegendProps) {
  return (
    <legend className={styles.legend}>
      <span id={id}>{label}</span>
      {place && <GroupHelp place={place} label={label} />}
    </legend>
  )
}
