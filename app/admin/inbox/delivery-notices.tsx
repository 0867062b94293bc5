import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { InboxSummary } from '#shared/inbox/inbox.ts'
import { mayUse } from '#shared/people/people.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import styles from './delivery-notices.module.css'

/** What an administrator should know about messages before reading them. */
export function DeliveryNotices({ summary: { undelivered, overdue, route } }: { summary: InboxSummary }) {
  const maySetUp = mayUse(useAdminFrame().principal, 'administrate')
  const words = inboxMessages.summary
  const notices: { icon: IconName; tone: string; title: string; text: string; setUp?: boolean }[] = [
    ...(undelivered > 0
      ? [{ icon: 'alert' as const, tone: 'danger', title: words.undelivered(undelivered), text: words.undeliveredText }]
      : []),
    ...(route === 'none'
      ? [{ icon: 'info' as const, tone: 'info', title: words.noRoute, text: words.noRouteText, setUp: true }]
      : []),
    ...(overdue > 0
      ? [{ icon: 'clock' as const, tone: 'warning', title: words.overdue(overdue), text: words.overdueText }]
      : []),
  ]
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {notices.map(({ icon, tone, title, text, setUp }) => (
        <li key={title} data-tone={tone}>
          <Icon name={icon} />
          <p>
            <b>{title}.</b> {text}
            {setUp && maySetUp && (
              <>
                {' '}
                <Link to={adminPaths.connections()} className="tlink">
                  {words.setUp}
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
