import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { InboxMessage } from '#shared/inbox/inbox.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Chip } from '#admin/kit/chip.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { recently } from '#admin/kit/times.ts'
import styles from './inbox-page.module.css'
import { DeliveryChip, MessageChip, RepetitionChip } from './message-chip.tsx'

type MessageTableProps = {
  messages: InboxMessage[]
  now: string
  selected: ReadonlySet<string>
  select: (ids: string[], on: boolean) => void
}

const { bulk } = inboxWorkMessages

export function MessageTable({ messages, now, selected, select }: MessageTableProps) {
  const ids = messages.map(({ id }) => id)
  const all = ids.every((id) => selected.has(id))
  const { sender, message, state, delivery, received } = words.list
  return (
    <DataTable
      label={words.title}
      className={styles.table}
      head={
        <>
          <th scope="col" className={styles.check}>
            <Tick label={bulk.all} checked={all} some={selected.size > 0 && !all} onChange={(on) => select(ids, on)} />
          </th>
          <Columns titles={[sender, message, state, delivery, received]} />
        </>
      }
    >
      {messages.map((row) => (
        <tr key={row.id} data-unread={row.state === 'new' || undefined}>
          <td className={styles.check}>
            <Tick label={bulk.one(row.name)} checked={selected.has(row.id)} onChange={(on) => select([row.id], on)} />
          </td>
          <th scope="row">
            <Link to={adminPaths.message(row.id)}>{row.name}</Link>
            <small title={row.email}>{row.email}</small>
          </th>
          <td>
            <span className={styles.excerpt}>{row.message}</span>
            {row.labels.length > 0 && (
              <span className={styles.labels}>
                {row.labels.map((label) => (
                  <Chip key={label} tone="plain">
                    <Icon name="tag" />
                    {label}
                  </Chip>
                ))}
              </span>
            )}
          </td>
          <td>
            <MessageChip state={row.state} />
            {row.repeats && <RepetitionChip />}
            {row.assignee && <small>{row.assignee.name}</small>}
          </td>
          <td>
            <DeliveryChip delivery={row.delivery} />
          </td>
          <td>
            <time dateTime={row.receivedAt}>{recently(row.receivedAt, now)}</time>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

type TickProps = { label: string; checked: boolean; some?: boolean; onChange: (on: boolean) => void }

/** The label around it makes the box easy to hit: the rest of the row opens the message. */
function Tick({ label, checked, some = false, onChange }: TickProps) {
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
