import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { MessageRow, OutboxRow } from '../database/rows/inbox.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { chunks } from '../database/chunks.ts'
import { tryForMs } from '../base/backoff.ts'

export type DueDelivery = { row: OutboxRow; message: MessageRow }
/** Without a message it goes to a subscriber. */
export type ClaimedDelivery = { row: OutboxRow; message: MessageRow | undefined }
/** What several subscribers are sent; the entry says which time it is. */
export type SubscriberLetter = { kind: 'subscription' | 'status'; to: string[]; entryId: string }
export type DeliveryKind = OutboxRow['kind']
type Options = {
  now: () => Date
  /** The part of a Message-ID after the at sign. */
  host: string
  /** How long a claim lasts. */
  claimMs: number
}

export type AuditNote = (transaction: Transaction<Tables>) => Promise<void>

const atOnce = 5
/** What happened yesterday is on the site. */
const letterForMs = 86_400_000
/** What brings a message itself to the company. */
export const toCompany: DeliveryKind[] = ['notification', 'alarm']

/** What is to leave the inbox, as rows. Claiming is a transaction, so several nodes share the work. */
export function createDeliveries(database: Database, { now, host, claimMs }: Options) {
  async function add(transaction: Transaction<Tables>, messageId: string, kinds: readonly DeliveryKind[]) {
    const rows = kinds.map((kind) => ({
      ...unsent(now()),
      id: randomUUID(),
      message_id: messageId,
      kind,
      entry_id: '',
      mail_id: `${randomUUID()}@${host}`,
    }))
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
  }

  async function addReply(transaction: Transaction<Tables>, messageId: string, entryId: string) {
    const mail = { id: randomUUID(), mail_id: `${randomUUID()}@${host}` }
    await transaction
      .insertInto('outbox')
      .values({ ...unsent(now()), ...mail, message_id: messageId, kind: 'reply', entry_id: entryId })
      .execute()
  }

  async function addToSubscribers(transaction: Transaction<Tables>, { kind, to, entryId }: SubscriberLetter) {
    const at = now()
    const give_up_at = new Date(at.getTime() + letterForMs).toISOString()
    for (const ids of chunks(to))
      await transaction
        .insertInto('outbox')
        .values(
          ids.map((subscriber_id) => ({
            ...unsent(at),
            give_up_at,
            id: randomUUID(),
            subscriber_id,
            kind,
            entry_id: entryId,
            mail_id: `${randomUUID()}@${host}`,
          })),
        )
        .execute()
  }

  /** A reply begins anew. False when there is none, or it has arrived. */
  function restartReply(messageId: string, entryId: string, note: AuditNote): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set(unsent(now()))
        .where('message_id', '=', messageId)
        .where('kind', '=', 'reply')
        .where('entry_id', '=', entryId)
        .where('state', 'in', ['waiting', 'failed'])
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await note(transaction)
      return true
    })
  }

  /**
   * A message begins anew, also one that was given up or never was to be delivered. False when there is none; `note`
   * writes down who wanted it.
   */
  function restart(messageId: string, note?: AuditNote): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      const message = await transaction
        .selectFrom('messages')
        .select('id')
        .where('id', '=', messageId)
        .executeTakeFirst()
      if (!message) return false
      const row = await transaction
        .selectFrom('outbox')
        .select(['id', 'state'])
        .where('message_id', '=', messageId)
        .where('kind', 'in', toCompany)
        .executeTakeFirst()
      if (!row) await add(transaction, messageId, ['notification'])
      else if (row.state !== 'delivering')
        await transaction.updateTable('outbox').set(unsent(now())).where('id', '=', row.id).execute()
      await note?.(transaction)
      return true
    })
  }

  /** On SQLite there is one process only: what it was delivering when it died is nobody's any more. */
  async function release() {
    if (database.engine !== 'sqlite') return
    await inWriteTransaction(database, (transaction) =>
      transaction
        .updateTable('outbox')
        .set({ state: 'waiting', claimed_until: null })
        .where('state', '=', 'delivering')
        .execute(),
    )
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    // Mostly there is nothing to do, and looking must not hold up those who write.
    if ((await dueRows(database.query, now())).length === 0) return []
    return inWriteTransaction(database, async (transaction) => {
      const rows = await dueRows(transaction, now())
      if (rows.length === 0) return []
      const ids = rows.map(({ id }) => id)
      const claimed_until = new Date(now().getTime() + claimMs).toISOString()
      await transaction
        .updateTable('outbox')
        .set({ state: 'delivering', claimed_until })
        .where('id', 'in', ids)
        .execute()
      const messageIds = rows.flatMap(({ message_id }) => message_id ?? [])
      const messages =
        messageIds.length === 0
          ? []
          : await transaction.selectFrom('messages').selectAll().where('id', 'in', messageIds).execute()
      const byId = new Map(messages.map((message) => [message.id, message]))
      return rows.map((row) => ({ row, message: byId.get(row.message_id ?? '') }))
    })
  }

  /** The outcome of an attempt; with it the claim ends. */
  async function record(id: string, outcome: Partial<OutboxRow>) {
    await inWriteTransaction(database, (transaction) =>
      transaction
        .updateTable('outbox')
        .set({ ...outcome, claimed_until: null })
        .where('id', '=', id)
        .execute(),
    )
  }

  return { add, addReply, addToSubscribers, restart, restartReply, release, claim, record }
}

function unsent(at: Date) {
  return {
    state: 'waiting' as const,
    attempts: 0,
    next_try_at: at.toISOString(),
    give_up_at: new Date(at.getTime() + tryForMs).toISOString(),
    claimed_until: null,
    reason: null,
    delivered_at: null,
  }
}

/** What waits for its time, and what a process claimed that must be gone by now. */
function dueRows(query: Kysely<Tables>, at: Date): Promise<OutboxRow[]> {
  const moment = at.toISOString()
  return (
    query
      .selectFrom('outbox')
      .selectAll()
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'waiting'), where('next_try_at', '<=', moment)]),
          where.and([where('state', '=', 'delivering'), where('claimed_until', '<=', moment)]),
        ]),
      )
      // Nobody's message waits until everybody is told of something.
      .orderBy(sql`case when kind = 'status' then 1 else 0 end`)
      .orderBy('next_try_at')
      .limit(atOnce)
      .execute()
  )
}
