import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { InboxFilter, InboxSummary, MessageList, MessageState } from '#shared/inbox/inbox.ts'
import type { InboxReader } from '#shared/inbox/inbox-work.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { AddressSearch } from '#admin/kit/address-search.tsx'
import { RouterTabs } from '#admin/kit/router-tabs.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { useSelection } from '#admin/lists/use-selection.ts'
import { DeliveryNotices } from './delivery-notices.tsx'
import { InboxBulkBar, InboxFilters } from './inbox-tools.tsx'
import tools from '#admin/kit/tools.module.css'
import styles from './inbox-page.module.css'
import { MessageTable } from './message-table.tsx'

type InboxPageProps = {
  filter: InboxFilter
  list: MessageList
  counts: Record<MessageState, number>
  summary: InboxSummary
  readers: InboxReader[]
  labels: string[]
  /** Who looks at it. */
  me: string
  now: string
}

/** All messages of one kind, the newest first. Filter and search are in the address, so a view can be kept. */
export function InboxPage({ filter, list, counts, summary, readers, labels, me, now }: InboxPageProps) {
  const { messages, total } = list
  const query = queryOf(filter)
  const selection = useSelection(messages)
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
          <AddressSearch
            action={adminPaths.messages()}
            value={filter.search}
            label={words.search}
            submit={words.searchSubmit}
            maxLength={200}
            keep={query}
          />
        </search>
      </div>
      <InboxFilters {...{ filter, readers, labels, me, query }} />
      {selection.rows.length > 0 && (
        <InboxBulkBar messages={selection.rows} readers={readers} labels={labels} clear={selection.clear} />
      )}
      {messages.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <MessageTable messages={messages} now={now} selected={selection.ids} select={selection.select} />
      )}
      {list.pages > 1 && <Pages page={filter.page} pages={list.pages} query={query} />}
    </AdminPage>
  )
}

/** The filter as it stands in the address. */
function queryOf({ state, search, assignee = '', label = '' }: InboxFilter) {
  return { status: state === 'open' ? '' : state, suche: search, zustaendig: assignee, schlagwort: label }
}

function tabs(filter: InboxFilter, counts: Record<MessageState, number>) {
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
    href: adminPaths.messages(queryOf({ ...filter, state: kind })),
    current: kind === filter.state,
  }))
}

function Nothing({ filter: { state, search, assignee, label } }: { filter: InboxFilter }) {
  if (state === 'open' && !search && !assignee && !label) return <EmptyState {...words.empty} />
  const { title, text, reset } = words.nothingFound
  const action = (
    <ScreenButton to={adminPaths.messages()} size="small" variant="line">
      {reset}
    </ScreenButton>
  )
  return <EmptyState title={title} text={text} actions={action} />
}

function Pages({ page, pages, query }: { page: number; pages: number; query: Record<string, string> }) {
  const to = (number: number) => adminPaths.messages({ ...query, seite: number > 1 ? String(number) : '' })
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {page > 1 && (
        <ScreenButton to={to(page - 1)} size="small" variant="line">
          {words.newer}
        </ScreenButton>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <ScreenButton to={to(page + 1)} size="small" variant="line">
          {words.older}
        </ScreenButton>
      )}
    </nav>
  )
}
