import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { RecentChange } from '#shared/dashboard/dashboard.ts'
import { mayUse } from '#shared/people/people.ts'
import { dashboardMessages } from '#shared/messages/dashboard.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { recently } from '#admin/kit/times.ts'
import styles from './recent-changes-panel.module.css'

const words = dashboardMessages.recentChanges

/** Who worked on what, as knots on a thread. */
export function RecentChangesPanel({ changes, now }: { changes: RecentChange[]; now: string }) {
  const { principal } = useAdminFrame()
  const mayReadLog = mayUse(principal, 'administrate')
  return (
    <Panel
      title={words.title}
      aside={
        mayReadLog && (
          <Link to={adminPaths.audit()} className="tlink">
            {words.all}
          </Link>
        )
      }
    >
      {changes.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <ol className={styles.news}>
          {changes.map(({ seq, author, title, area, action, count, path, at }) => (
            <li key={seq}>
              {action === 'import' ? (
                words.imported(author, area)
              ) : (
                <>
                  {author} hat {path ? <Link to={path}>„{title}“</Link> : `„${title}“`}{' '}
                  {words.actions[action] ?? action}
                </>
              )}
              <small>
                {count > 1 ? `${words.entries(count)}, ` : area !== title && `${area}, `}
                <time dateTime={at}>{recently(at, now)}</time>
              </small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
