import { sql, type ExpressionBuilder, type Transaction } from 'kysely'
import { showBerlin } from '#shared/time/berlin-time.ts'
import {
  addMonths,
  isClosed,
  type Delivery,
  type InboxFilter,
  type InboxMessage,
  type InboxSummary,
  type MessageList,
  type MessageState,
} from '#shared/inbox/inbox.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import type { MessageRow, OutboxRow } from '../database/mail-rows.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit } from '../audit/audit.ts'
import type { MailRoute } from '../settings/mail-config.ts'
import { searchText } from './messages.ts'
import type { Outbox } from './outbox.ts'

type Parts = {
  database: Database
  outbox: Pick<Outbox, 'retry'>
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

/** What administrators do with messages. */
export function openInbox({ database, outbox, route, now }: Parts) {
  const { query } = database

  async function list({ state, search, page }: InboxFilter): Promise<MessageList> {
    const matching = query.selectFrom('messages').where((where) => matches(where, { state, search }))
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
      messages: await withDeliveries(rows),
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
    return rows.map((row) => inboxMessage(row, undefined))
  }

  async function get(id: string): Promise<InboxMessage | undefined> {
    const rows = await query.selectFrom('messages').selectAll().select(repeats).where('id', '=', id).execute()
    return (await withDeliveries(rows))[0]
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

  /** By when it came, not by who wrote it: the log outlives the message, which is personal. */
  async function audit(
    transaction: Transaction<Tables>,
    id: string,
    { by, action, more }: { by: string; action: AuditAction; more?: string },
  ) {
    const row = await transaction.selectFrom('messages').select('received_at').where('id', '=', id).executeTakeFirst()
    if (!row) return
    const received = inboxMessages.receivedAt(showBerlin(row.received_at))
    const subject = more ? `${received}: ${more}` : received
    await writeAudit(transaction, { by, action, subject }, now().toISOString())
  }

  async function setState(id: string, state: MessageState, by: string): Promise<boolean> {
    const at = now().toISOString()
    return inWriteTransaction(database, async (transaction) => {
      const changed = await transaction
        .updateTable('messages')
        .set({ state, closed_at: isClosed(state) ? at : null })
        .where('id', '=', id)
        .where('state', '!=', state)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return false
      await audit(transaction, id, { by, action: 'message.state', more: inboxMessages.states[state] })
      return true
    })
  }

  async function remove(id: string, by: string): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      await audit(transaction, id, { by, action: 'message.delete' })
      const deleted = await transaction.deleteFrom('messages').where('id', '=', id).executeTakeFirst()
      return deleted.numDeletedRows > 0n
    })
  }

  function retry(id: string, by: string): Promise<boolean> {
    return outbox.retry(id, (transaction) => audit(transaction, id, { by, action: 'message.retry' }))
  }

  async function summary(): Promise<InboxSummary> {
    const overdueSince = addMonths(now(), -remindAfterMonths).toISOString()
    const count = sql<number>`count(*)`.as('total')
    const [unread, undelivered, overdue] = await Promise.all([
      query.selectFrom('messages').select(count).where('state', '=', 'new').executeTakeFirstOrThrow(),
      query
        .selectFrom('outbox')
        .select(count)
        .where('kind', '!=', 'acknowledgement')
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

  async function withDeliveries(rows: ListedRow[]): Promise<InboxMessage[]> {
    if (rows.length === 0) return []
    const deliveries = await query
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '!=', 'acknowledgement')
      .where(
        'message_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    const byMessage = new Map(deliveries.map((row) => [row.message_id, row]))
    return rows.map((row) => inboxMessage(row, byMessage.get(row.id)))
  }

  return { list, all, get, counts, setState, remove, summary, retry }
}

function matches(where: ExpressionBuilder<Tables, 'messages'>, { state, search }: Omit<InboxFilter, 'page'>) {
  const words = searchText(search).split(/\s+/).filter(Boolean)
  return where.and([
    where('state', 'in', state === 'open' ? open : [state]),
    ...words.map((word) => sql<boolean>`search_text like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
  ])
}

function inboxMessage(row: ListedRow, delivery: OutboxRow | undefined): InboxMessage {
  const { id, name, email, phone, message, state, received_at, closed_at } = row
  return {
    id,
    name,
    email,
    phone,
    message,
    state,
    receivedAt: received_at,
    closedAt: closed_at,
    repeats: Boolean(row.repeats),
    delivery: deliveryOf(delivery),
  }
}

function deliveryOf(row: OutboxRow | undefined): Delivery {
  if (!row) return { state: 'stored' }
  if (row.state === 'delivered') return { state: 'delivered', at: row.delivered_at! }
  if (row.state === 'delivering') return { state: 'delivering' }
  if (!row.reason) return { state: 'stored' }
  return { state: 'failed', reason: row.reason, nextTryAt: row.state === 'failed' ? null : row.next_try_at }
}
