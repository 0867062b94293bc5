import { useEffect } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { phoneHref } from '#shared/company/company.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { addMonths, replyLink, type InboxMessage, type InboxSummary, type Delivery } from '#shared/inbox/inbox.ts'
import { inboxMessages as words, inboxMessages } from '#shared/messages/inbox.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { shortDate, shortMoment, recently } from '#admin/kit/times.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageChip, RepetitionChip, DeliveryChip } from './message-chip.tsx'
import styles from './message-page.module.css'
import { useMessageActions } from './use-message-actions.ts'

type DeliveryPanelProps = { delivery: Delivery; route: InboxSummary['route']; now: string; retry: () => void }

type MessagePageProps = {
  message: InboxMessage
  route: InboxSummary['route']
  retentionMonths: number
  now: string
}

/** One message, what is known about its sender, and what can be done with it. */
export function MessagePage({ message, route, retentionMonths, now }: MessagePageProps) {
  const { name, email, phone, state, receivedAt, closedAt } = message
  const actions = useMessageActions(message.id)
  const { markRead } = actions
  // Whoever opens a message has read it.
  useEffect(() => {
    if (state === 'new') markRead()
    // Once: marking it as unread again must not be undone at once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <AdminPage
      title={name}
      note={
        <span className={styles.note}>
          <MessageChip state={state} />
          {message.repeats && <RepetitionChip />}
          <time dateTime={receivedAt}>{shortMoment(receivedAt)}</time>
          {closedAt && (
            <span>{words.deletedOn(shortDate(addMonths(new Date(closedAt), retentionMonths).toISOString()))}</span>
          )}
        </span>
      }
      actions={
        <>
          <LinkButton href={adminPaths.messages()} variant="line">
            <Icon name="arrow-left" />
            {words.back}
          </LinkButton>
          <LinkButton href={replyLink(message)}>
            <Icon name="mail" />
            {words.reply}
          </LinkButton>
        </>
      }
    >
      <Panels>
        <Panel title={words.list.message} width="wide">
          <p className={styles.message}>{message.message}</p>
          <MessageActions message={message} actions={actions} />
        </Panel>
        <div className={styles.side}>
          <Panel title={words.contact}>
            <dl className={styles.facts}>
              <dt>{words.email}</dt>
              <dd>
                <a href={`mailto:${asciiEmail(email)}`}>{email}</a>
              </dd>
              <dt>{words.phone}</dt>
              <dd>{phone ? <a href={phoneHref(phone)}>{phone}</a> : words.noPhone}</dd>
              <dt>{words.received}</dt>
              <dd>{shortMoment(receivedAt)}</dd>
            </dl>
          </Panel>
          <DeliveryPanel delivery={message.delivery} route={route} now={now} retry={actions.retry} />
        </div>
      </Panels>
    </AdminPage>
  )
}

/** How far the message has come on its way out, and why not further. */
function DeliveryPanel({ delivery, route, now, retry }: DeliveryPanelProps) {
  const words = inboxMessages.delivery
  const retriable = route !== 'none' && (delivery.state === 'failed' || delivery.state === 'stored')
  return (
    <Panel title={words.title} aside={<DeliveryChip delivery={delivery} />}>
      <div className={styles.delivery}>
        {delivery.state === 'delivered' && <p>{words.deliveredAt(shortMoment(delivery.at))}</p>}
        {delivery.state === 'failed' && (
          <>
            <p>{delivery.reason}</p>
            <p>{delivery.nextTryAt ? words.nextTry(recently(delivery.nextTryAt, now)) : words.noNextTry}</p>
          </>
        )}
        {delivery.state === 'stored' && route === 'none' && (
          <p>
            {words.noRoute}{' '}
            <Link to={adminPaths.connections()} className="tlink">
              {inboxMessages.summary.setUp}
            </Link>
          </p>
        )}
        {retriable && (
          <Button variant="line" size="small" onClick={retry}>
            {delivery.state === 'failed' ? words.retry : words.send}
          </Button>
        )}
      </div>
    </Panel>
  )
}
