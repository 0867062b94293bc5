import { paths } from '#shared/addresses/site-paths.ts'
import { statusWords } from '#shared/messages/status.ts'
import { noticeFor, type IncidentNotice } from '#shared/status/incidents.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from '#site/offline/offline-notice.module.css'
import { usePath } from '#site/page/site.ts'
import { useWords } from '#site/page/words.ts'

/** One line on the pages that a disturbance concerns; the page about it says everything itself. */
export function IncidentBar({ notices }: { notices: readonly IncidentNotice[] }) {
  const path = usePath()
  const words = useWords(statusWords)
  const notice = path === paths.status() ? undefined : noticeFor(path, notices)
  return (
    <span data-incident-bar="">
      {notice && (
        <span className={styles.notice}>
          <Icon name="alert" />
          <span>
            {`${notice.kind === 'maintenance' ? words.maintenance : words[notice.severity]}: ${notice.title} `}
            <a href={`${paths.status()}#${notice.id}`}>{words.more}</a>
          </span>
        </span>
      )}
    </span>
  )
}
