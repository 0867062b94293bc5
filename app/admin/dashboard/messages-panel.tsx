import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { InboxMessage, InboxSummary } from '#shared/inbox/inbox.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { DeliveryNotices } from '#admin/inbox/delivery-notices.tsx'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { recently } from '#admin/kit/times.ts'

const excerptLength = 70

export type NewestMessages = { summary: InboxSummary; newest: InboxMessage[] }

/** What came in, and whether it also leaves. */
export function MessagesPanel({ summary, newest, now }: NewestMessages & { now: string }) {
  const words = inboxMessages.summary
  return (
    <Panel
      title={words.title}
      aside={
        <Link to={adminPaths.messages()} className="tlink">
          {summary.unread > 0 ? inboxMessages.unread(summary.unread) : words.all}
        </Link>
      }
    >
      <DeliveryNotices summary={summary} />
      {newest.length === 0 ? (
        <PanelNote>{words.nothing}</PanelNote>
      ) : (
        <Lines>
          {newest.map(({ id, name, message, receivedAt, state }) => (
            <Line
              key={id}
              to={adminPaths.message(id)}
              title={name}
              note={excerpt(message)}
              aside={recently(receivedAt, now)}
              unread={state === 'new'}
            />
          ))}
        </Lines>
      )}
    </Panel>
  )
}

function excerpt(message: string): string {
  return message.length > excerptLength ? `${message.slice(0, excerptLength).trimEnd()} …` : message
}
