import { useEffect } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { phoneHref } from '#shared/company/company.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { addMonths, replyLink, type InboxMessage, type InboxSummary } from '#shared/inbox/inbox.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { shortDate, shortMoment } from '#admin/kit/times.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageChip, RepetitionChip } from './message-chip.tsx'
import styles from './message-page.module.css'
import { useMessageActions } from './use-message-actions.ts'

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
