import { useNavigate } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { nobody, type InboxFilter } from '#shared/inbox/inbox.ts'
import type { InboxReader } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import styles from './inbox-page.module.css'

type InboxFiltersProps = {
  filter: InboxFilter
  readers: InboxReader[]
  labels: string[]
  me: string
  query: Record<string, string>
}

const words = inboxWorkMessages.filter

/** By who takes care and by label; what cannot be chosen is not there. */
export function InboxFilters({ filter, readers, labels, me, query }: InboxFiltersProps) {
  const navigate = useNavigate()
  const show = (part: Record<string, string>) => void navigate(adminPaths.messages({ ...query, ...part }))
  const others = readers.filter(({ id }) => id !== me)
  return (
    <div className={styles.filters}>
      <select
        className="text-input"
        aria-label={words.assignee}
        value={filter.assignee ?? ''}
        onChange={({ target }) => show({ zustaendig: target.value })}
      >
        <option value="">{words.everybody}</option>
        {others.length < readers.length && <option value={me}>{words.mine}</option>}
        <option value={nobody}>{words.nobody}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {(labels.length > 0 || filter.label) && (
        <select
          className="text-input"
          aria-label={words.label}
          value={filter.label ?? ''}
          onChange={({ target }) => show({ schlagwort: target.value })}
        >
          <option value="">{words.allLabels}</option>
          {[...new Set([...labels, filter.label ?? ''])].filter(Boolean).map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </div>
  )
}
