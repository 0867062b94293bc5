import { sql, type ExpressionBuilder } from 'kysely'
import {
  addMonths,
  nobody,
  type InboxFilter,
  type InboxMessage,
  type InboxSummary,
  type MessageList,
  type MessageState,
} from '#shared/inbox/inbox.ts'
import { chunks } from '../database/chunks.ts'
import type { MessageRow } from '../database/rows/inbox.ts'
import type { Database, Tables } from '../database/schema.ts'
import type { MailRoute } from '../base/settings/mail-config.ts'
import { toCompany } from './deliveries.ts'
import { deliveryOf } from './delivery-of.ts'
import { auditMessage } from './message-audit.ts'
import { createMessageChanges } from './message-changes.ts'
import { createMessageEntries } from './message-entries.ts'
import { holdsWord } from '../database/holds-word.ts'
import { searchText } from './messages.ts'
import { createReplyTemplates } from './reply-templates.ts'
import type { Outbox } from './outbox.ts'

type Parts = {
  database: Database
  outbox: Pick<Outbox, 'retry' | 'retryReply' | 'enqueueReply' | 'wake'>
  route: () => MailRoute['kind']
  now: () => Date
}

const messagesPerPage = 25
/** An export is made in memory. */
const exportMost = 10_000
/** Open messages older than that are pointed out (J30). */
const remindAfterMonths = 6
const open: MessageState[] = ['new', 'read', 'answered']
/** SQLite counts where PostgreSQL says true and false. */
type ListedRow = MessageRow & { repeats: boolean | number }
/** Whether the same words came before, from the same sender (J36). */
const repeats = sql<boolean | number>`exists (select 1 from messages as earlier
  where earlier.content_hash = messages.content_hash and earlier.received_at < messages.received_at)`.as('repeats')

/** What people do with messages. */
export function openInbox({ database, outbox, route, now }: Parts) {
  const { query } = database

  async function list({ page, ...filter }: InboxFilter): Promise<MessageList> {
    const matching = query.selectFrom('messages').where((where) => matches(where, filter))
    const rows = await matching
      .selectAll()
      .select(repeats)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(messagesPerPage)
      .offset((page - 1) * messagesPerPage)
      .execute()
    const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
    return {
      messages: await complete(rows),
      total: Number(total),
      pages: Math.ceil(Number(total) / messagesPerPage),
    }
  }

  /** What matches, for the export. */
  async function all(filter: Omit<InboxFilter, 'page'>): Promise<InboxMessage[]> {
    const rows = await query
      .selectFrom('messages')
      .selectAll()
      .select(repeats)
      .where((where) => matches(where, filter))
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(exportMost)
      .execute()
    return complete(rows)
  }

  async function get(id: string): Promise<InboxMessage | undefined> {
    const rows = await query.selectFrom('messages').selectAll().select(repeats).where('id', '=', id).execute()
    return (await complete(rows))[0]
  }

  /** How many messages are in each state. */
  async function counts(): Promise<Record<MessageState, number>> {
    const rows = await query
      .selectFrom('messages')
      .select(['state', sql<number>`count(*)`.as('total')])
      .groupBy('state')
      .execute()
    const none = { new: 0, read: 0, answered: 0, spam: 0, archived: 0 }
    return { ...none, ...Object.fromEntries(rows.map(({ state, total }) => [state, Number(total)])) }
  }

  function retry(id: string, by: string): Promise<boolean> {
    return outbox.retry(id, async (transaction) => {
      await auditMessage(transaction, id, { by, at: now(), action: 'message.retry' })
    })
  }

  async function summary(): Promise<InboxSummary> {
    const overdueSince = addMonths(now(), -remindAfterMonths).toISOString()
    const count = sql<number>`count(*)`.as('total')
    const openIds = query.selectFrom('messages').select('id').where('state', 'in', open)
    const [unread, undelivered, overdue] = await Promise.all([
      query.selectFrom('messages').select(count).where('state', '=', 'new').executeTakeFirstOrThrow(),
      query
        .selectFrom('outbox')
        .select(count)
        // A reply that nobody can deliver is settled when its message is.
        .where((where) =>
          where.or([
            where('kind', 'in', toCompany),
            where.and([where('kind', '=', 'reply'), where('message_id', 'in', openIds)]),
          ]),
        )
        .where('reason', 'is not', null)
        .where('state', '!=', 'delivered')
        .executeTakeFirstOrThrow(),
      query
        .selectFrom('messages')
        .select(count)
        .where('state', 'in', open)
        .where('received_at', '<', overdueSince)
        .executeTakeFirstOrThrow(),
    ])
    return {
      unread: Number(unread.total),
      undelivered: Number(undelivered.total),
      overdue: Number(overdue.total),
      route: route(),
    }
  }

  /** What has become of each, who takes care of it, and its labels. */
  async function complete(rows: ListedRow[]): Promise<InboxMessage[]> {
    const parts = await Promise.all(chunks(rows).map(completePart))
    return parts.flat()
  }

  async function completePart(rows: ListedRow[]): Promise<InboxMessage[]> {
    const ids = rows.map(({ id }) => id)
    const [deliveries, labels, people] = await Promise.all([
      query.selectFrom('outbox').selectAll().where('kind', 'in', toCompany).where('message_id', 'in', ids).execute(),
      query.selectFrom('message_labels').selectAll().where('message_id', 'in', ids).orderBy('label').execute(),
      query.selectFrom('users').select(['id', 'name']).execute(),
    ])
    const byMessage = new Map(deliveries.map((row) => [row.message_id, row]))
    return rows.map(({ id, name, email, phone, message, state, received_at, closed_at, assigned_to, repeats }) => ({
      id,
      name,
      email,
      phone,
      message,
      state,
      receivedAt: received_at,
      closedAt: closed_at,
      repeats: Boolean(repeats),
      delivery: deliveryOf(byMessage.get(id)),
      assignee: people.find((person) => person.id === assigned_to) ?? null,
      labels: labels.filter(({ message_id }) => message_id === id).map(({ label }) => label),
    }))
  }

  /** Labels in use somewhere. */
  async function labels(): Promise<string[]> {
    const rows = await query.selectFrom('message_labels').select('label').distinct().execute()
    return rows.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'de'))
  }

  return {
    list,
    all,
    get,
    counts,
    summary,
    retry,
    labels,
    ...createMessageChanges(database, now),
    ...createMessageEntries({ database, outbox, now }),
    ...createReplyTemplates(database, now),
  }
}

function matches(where: ExpressionBuilder<Tables, 'messages'>, filter: Omit<InboxFilter, 'page'>) {
  const { state, search, assignee = '', label = '' } = filter
  const words = searchText(search).split(/\s+/).filter(Boolean)
  const people = where.selectFrom('users').select('id')
  return where.and([
    where('state', 'in', state === 'open' ? open : [state]),
    ...(assignee === nobody
      ? [where.or([where('assigned_to', 'is', null), where('assigned_to', 'not in', people)])]
      : assignee
        ? [where('assigned_to', '=', assignee)]
        : []),
    ...(label
      ? [where('id', 'in', where.selectFrom('message_labels').select('message_id').where('label', '=', label))]
      : []),
    // What was written about a message or to its sender finds it, too.
    ...words.map((word) =>
      where.or([
        holdsWord('messages.search_text', word),
        sql<boolean>`exists (select 1 from message_entries as entry
          where entry.message_id = messages.id and ${holdsWord('entry.search_text', word)})`,
      ]),
    ),
  ])
}
