import { Form, Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { InboxFilter, InboxMessage, InboxSummary, MessageList, MessageState } from '#shared/inbox/inbox.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { RouterTabs } from '#admin/kit/router-tabs.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { recently } from '#admin/kit/times.ts'
import { DeliveryNotices } from './delivery-notices.tsx'
import tools from '#admin/kit/tools.module.css'
import styles from './inbox-page.module.css'
import { DeliveryChip, MessageChip, RepetitionChip } from './message-chip.tsx'

type InboxPageProps = {
  filter: InboxFilter
  list: MessageList
  counts: Record<MessageState, number>
  summary: InboxSummary
  now: string
}

/** All messages of one kind, the newest first. Filter and search are in the address, so a view can be kept. */
export function InboxPage({ filter, list, counts, summary, now }: InboxPageProps) {
  const { messages, total } = list
  const query = { status: filter.state === 'open' ? '' : filter.state, suche: filter.search }
  return (
    <AdminPage
      title={words.title}
      note={summary.unread > 0 ? words.unread(summary.unread) : words.nothingUnread}
      actions={
        total > 0 && (
          <LinkButton href={adminPaths.messagesExport(query)} variant="line" download>
            <Icon name="download" />
            {words.export}
          </LinkButton>
        )
      }
    >
      <DeliveryNotices summary={summary} />
      <div className={tools.tools}>
        <RouterTabs label={words.filter} tabs={tabs(filter, counts)} />
        <search className={styles.search}>
          <Form action={adminPaths.messages()} className="search-field">
            {query.status && <input type="hidden" name="status" value={query.status} />}
            <input
              key={filter.search}
              type="search"
              className="text-input"
              name="suche"
              defaultValue={filter.search}
              aria-label={words.search}
              placeholder={words.search}
              maxLength={200}
            />
            <button type="submit" aria-label={words.searchSubmit}>
              <Icon name="search" />
            </button>
          </Form>
        </search>
      </div>
      {messages.length === 0 ? <Nothing filter={filter} /> : <Messages messages={messages} now={now} />}
      {list.pages > 1 && <Pages page={filter.page} pages={list.pages} query={query} />}
    </AdminPage>
  )
}

function tabs({ state, search }: InboxFilter, counts: Record<MessageState, number>) {
  const { read, answered, archived, spam } = counts
  const kinds = [
    { kind: 'open' as const, label: words.open, count: counts.new + read + answered },
    { kind: 'new' as const, label: words.states.new, count: counts.new },
    { kind: 'answered' as const, label: words.states.answered, count: answered },
    { kind: 'archived' as const, label: words.states.archived, count: archived },
    { kind: 'spam' as const, label: words.states.spam, count: spam },
  ]
  return kinds.map(({ kind, label, count }) => ({
    label,
    count,
    href: adminPaths.messages({ status: kind === 'open' ? '' : kind, suche: search }),
    current: kind === state,
  }))
}

function Messages({ messages, now }: { messages: InboxMessage[]; now: string }) {
  return (
    <DataTable
      label={words.title}
      className={styles.table}
      head={
        <Columns
          titles={[words.list.sender, words.list.message, words.list.state, words.list.delivery, words.list.received]}
        />
      }
    >
      {messages.map((message) => (
        <tr key={message.id} data-unread={message.state === 'new' || undefined}>
          <th scope="row">
            <Link to={adminPaths.message(message.id)}>{message.name}</Link>
            <small>{message.email}</small>
          </th>
          <td>
            <span className={styles.excerpt}>{message.message}</span>
          </td>
          <td>
            <MessageChip state={message.state} />
            {message.repeats && <RepetitionChip />}
          </td>
          <td>
            <DeliveryChip delivery={message.delivery} />
          </td>
          <td>
            <time dateTime={message.receivedAt}>{recently(message.receivedAt, now)}</time>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Nothing({ filter: { state, search } }: { filter: InboxFilter }) {
  if (state === 'open' && !search) return <EmptyState {...words.empty} />
  const { title, text, reset } = words.nothingFound
  const action = (
    <LinkButton href={adminPaths.messages()} size="small" variant="line">
      {reset}
    </LinkButton>
  )
  return <EmptyState title={title} text={text} actions={action} />
}

function Pages({ page, pages, query }: { page: number; pages: number; query: Record<string, string> }) {
  const to = (number: number) => adminPaths.messages({ ...query, seite: number > 1 ? String(number) : '' })
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {page > 1 && (
        <LinkButton href={to(page - 1)} size="small" variant="line">
          {words.newer}
        </LinkButton>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <LinkButton href={to(page + 1)} size="small" variant="line">
          {words.older}
        </LinkButton>
      )}
    </nav>
  )
}
