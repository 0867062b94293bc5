import type { MessageEntry } from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages as words } from '#shared/messages/inbox-work.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { Button, IconButton } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { recently, shortMoment } from '#admin/kit/times.ts'
import { DeliveryChip } from './message-chip.tsx'
import styles from './message-history.module.css'
import type { MessageActionsOfPage } from './message-actions.tsx'

type MessageHistoryProps = { entries: MessageEntry[]; now: string; actions: MessageActionsOfPage }

/** What was answered and noted, the oldest first. */
export function MessageHistory({ entries, now, actions }: MessageHistoryProps) {
  return (
    <section className={styles.history} aria-label={words.history}>
      <h3>{words.history}</h3>
      {entries.length === 0 ? (
        <p className={styles.none}>{words.historyEmpty}</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.id} data-kind={entry.kind}>
              <header>
                <Icon name={entry.kind === 'reply' ? 'send' : 'edit'} />
                <b>{words.kinds[entry.kind]}</b>
                <small>{words.by(entry.author, recently(entry.createdAt, now))}</small>
                {entry.kind === 'reply' && <DeliveryChip delivery={entry.delivery} leaves />}
                {entry.kind === 'note' && (
                  <IconButton
                    icon="trash"
                    label={words.notes.delete(entry.author)}
                    onClick={() => void actions.removeNote(entry.id)}
                  />
                )}
              </header>
              {entry.kind === 'reply' && <p className={styles.subject}>{entry.subject}</p>}
              <p className={styles.text}>{entry.text}</p>
              {entry.kind === 'reply' && <ReplyTrouble {...{ entry, now, actions }} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type ReplyTroubleProps = {
  entry: Extract<MessageEntry, { kind: 'reply' }>
  now: string
  actions: MessageActionsOfPage
}

/** Why a reply has not arrived, and the way to send it once more. */
function ReplyTrouble({ entry: { id, delivery }, now, actions }: ReplyTroubleProps) {
  const { delivery: said } = inboxMessages
  if (delivery.state === 'delivered') return <small>{said.deliveredAt(shortMoment(delivery.at))}</small>
  if (delivery.state !== 'failed') return null
  return (
    <div className={styles.trouble}>
      <p>{delivery.reason}</p>
      <p>{delivery.nextTryAt ? said.nextTry(recently(delivery.nextTryAt, now)) : said.noNextTry}</p>
      <Button variant="line" size="small" onClick={() => void actions.retryReply(id)}>
        {said.retry}
      </Button>
    </div>
  )
}
