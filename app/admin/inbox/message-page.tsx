import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { phoneHref } from '#shared/company/company.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { addMonths, type InboxMessage, type InboxSummary, type Delivery } from '#shared/inbox/inbox.ts'
import type { MessageWork } from '#shared/inbox/inbox-work.ts'
import { inboxMessages as words, inboxMessages } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { EmailText } from '#kit/text/email-text.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { shortDate, shortMoment, recently } from '#admin/kit/times.ts'
import { MessageActions, useMessageActions } from './message-actions.tsx'
import { MessageChip, RepetitionChip, DeliveryChip } from './message-chip.tsx'
import { MessageHistory } from './message-history.tsx'
import styles from './message-page.module.css'
import { ReplyForm } from './reply-form.tsx'
import { NotePanel, WorkPanel } from './work-panel.tsx'

type DeliveryPanelProps = { delivery: Delivery; route: InboxSummary['route']; now: string; retry: () => void }

type MessagePageProps = {
  message: InboxMessage
  work: MessageWork
  route: InboxSummary['route']
  retentionMonths: number
  now: string
}

/** One message, what is known about its sender, and what can be done with it. */
export function MessagePage({ message, work, route, retentionMonths, now }: MessagePageProps) {
  const { name, email, phone, state, receivedAt, closedAt } = message
  const actions = useMessageActions(message.id)
  const { markRead } = actions
  const replyField = useRef<HTMLTextAreaElement>(null)
  const lastReply = work.entries.findLast((entry) => entry.kind === 'reply')
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
          {/* An answer that was begun stays (reply-form.tsx). */}
          <ScreenButton to={adminPaths.messages()} variant="line">
            <Icon name="arrow-left" />
            {words.back}
          </ScreenButton>
          <Button onClick={() => replyField.current?.focus()}>
            <Icon name="mail" />
            {inboxWorkMessages.reply.open}
          </Button>
        </>
      }
    >
      <Panels>
        <Panel title={words.list.message} width="wide">
          <p className={styles.message}>{message.message}</p>
          <MessageActions message={message} actions={actions} />
          <MessageHistory entries={work.entries} now={now} actions={actions} />
          <ReplyForm
            ref={replyField}
            {...{ message, route, actions }}
            lastSubject={lastReply?.subject}
            templates={work.templates}
          />
        </Panel>
        <div className={styles.side}>
          <Panel title={words.contact}>
            <dl className={styles.facts}>
              <dt>{words.email}</dt>
              <dd>
                <a href={`mailto:${asciiEmail(email)}`}>
                  <EmailText email={email} />
                </a>
              </dd>
              <dt>{words.phone}</dt>
              <dd>{phone ? <a href={phoneHref(phone)}>{phone}</a> : words.noPhone}</dd>
              <dt>{words.received}</dt>
              <dd>{shortMoment(receivedAt)}</dd>
            </dl>
          </Panel>
          <WorkPanel message={message} readers={work.readers} labels={work.labels} actions={actions} />
          <NotePanel actions={actions} />
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
