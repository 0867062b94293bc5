import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { MessageRow, OutboxRow } from '#server/database/mail-rows.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/log.ts'
import { backoffMs, tryForMs } from './backoff.ts'
import { failureReason } from './failure-reason.ts'

export type Outbox = ReturnType<typeof openOutbox>
export type Due = { row: OutboxRow; message: MessageRow }
type Parts = {
  database: Database
  log: Log
  now: () => Date
  /** Undefined where nothing delivers: messages then stay in the inbox. */
  deliver?: (due: Due, signal: AbortSignal) => Promise<void>
  /** What the route can deliver; an EmailJS provider sends acknowledgements by itself. */
  kinds?: readonly OutboxRow['kind'][]
  /** The part of a Message-ID after the at sign. */
  host: string
  /** How long one attempt may take in all; a provider that hangs must not hold up the others. */
  timeoutMs?: number
}

const atOnce = 5
/** A claim lasts longer than its attempt can: after that its process must be gone. */
const claimReserveMs = 15_000
const closingPatienceMs = 5_000

/**
 * Delivers what is in the inbox, at least once: an attempt is written down before and after, so a process that dies in
 * between repeats it with the same Message-ID. Attempts are claimed in a transaction, so several nodes share the work.
 */
export function openOutbox(parts: Parts) {
  const { database, log, now, deliver, host, kinds: deliverable = ['notification'], timeoutMs = 45_000 } = parts
  let running: Promise<void> | undefined
  let again = false
  const closing = new AbortController()

  /** Part of the transaction that stores the message: there is no message without its delivery. */
  async function enqueue(transaction: Transaction<Tables>, messageId: string, kinds: OutboxRow['kind'][]) {
    if (!deliver) return
    const wanted = kinds.filter((kind) => deliverable.includes(kind))
    const rows = wanted.map((kind) => ({
      ...unsent(),
      id: randomUUID(),
      message_id: messageId,
      kind,
      mail_id: newMailId(),
    }))
    if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
  }

  /** Tries a message again now, also one that was given up or never was to be delivered. */
  async function retry(messageId: string): Promise<boolean> {
    if (!deliver) return false
    const found = await inWriteTransaction(database, async (transaction) => {
      const known = await transaction.selectFrom('messages').select('id').where('id', '=', messageId).executeTakeFirst()
      if (!known) return false
      const restarted = await transaction
        .updateTable('outbox')
        .set(unsent())
        .where('message_id', '=', messageId)
        .where('kind', '=', 'notification')
        .where('state', '!=', 'delivering')
        .executeTakeFirst()
      if (restarted.numUpdatedRows > 0n) return true
      const exists = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('message_id', '=', messageId)
        .where('kind', '=', 'notification')
        .executeTakeFirst()
      if (!exists) await enqueue(transaction, messageId, ['notification'])
      return true
    })
    wake()
    return found
  }

  /** On SQLite there is one process only: what it was delivering when it died is nobody's any more. */
  async function releaseClaims() {
    if (database.engine !== 'sqlite') return
    await inWriteTransaction(database, (transaction) =>
      transaction
        .updateTable('outbox')
        .set({ state: 'waiting', claimed_until: null })
        .where('state', '=', 'delivering')
        .execute(),
    )
  }

  /** Delivers everything that is due; resolves when nothing is left for now. */
  async function deliverDue(): Promise<void> {
    if (!deliver) return
    again = true
    running ??= work().finally(() => (running = undefined))
    await running
  }

  async function work() {
    while (again && !closing.signal.aborted) {
      again = false
      for (;;) {
        const claimed = await claim()
        if (claimed.length === 0 || closing.signal.aborted) break
        await Promise.all(claimed.map((due) => attempt(due)))
      }
    }
  }

  async function attempt(due: Due) {
    const { id, kind } = due.row
    const attempts = due.row.attempts + 1
    try {
      await withTimeout((signal) => deliver!(due, signal))
      await update(id, {
        state: 'delivered',
        attempts,
        delivered_at: now().toISOString(),
        reason: null,
        claimed_until: null,
      })
      log.info('mail delivered', { id, kind, attempts })
    } catch (cause) {
      if (closing.signal.aborted) return update(id, { state: 'waiting', claimed_until: null })
      const reason = failureReason(cause)
      const nextTry = now().getTime() + backoffMs(attempts)
      const givenUp = isFinal(due.row, cause) || nextTry > Date.parse(due.row.give_up_at)
      const next_try_at = new Date(nextTry).toISOString()
      const state = givenUp ? 'failed' : 'waiting'
      await update(id, { state, attempts, reason, claimed_until: null, next_try_at })
      log.warn(givenUp ? 'mail given up' : 'mail not delivered', { id, kind, attempts, ...codesOf(cause) })
    }
  }

  async function claim(): Promise<Due[]> {
    // Mostly there is nothing to do, and looking must not hold up those who write.
    if ((await dueRows(database.query, now())).length === 0) return []
    return inWriteTransaction(database, async (transaction) => {
      const rows = await dueRows(transaction, now())
      if (rows.length === 0) return []
      const ids = rows.map(({ id }) => id)
      const claimed_until = new Date(now().getTime() + timeoutMs + claimReserveMs).toISOString()
      await transaction
        .updateTable('outbox')
        .set({ state: 'delivering', claimed_until })
        .where('id', 'in', ids)
        .execute()
      const messageIds = rows.map(({ message_id }) => message_id)
      const messages = await transaction.selectFrom('messages').selectAll().where('id', 'in', messageIds).execute()
      const byId = new Map(messages.map((message) => [message.id, message]))
      return rows.map((row) => ({ row, message: byId.get(row.message_id)! }))
    })
  }

  /** The attempt itself may not know signals, so the clock decides. */
  async function withTimeout(run: (signal: AbortSignal) => Promise<void>) {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal])
    const { promise: stopped, reject } = Promise.withResolvers<never>()
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    try {
      await Promise.race([run(signal), stopped])
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async function update(id: string, changes: Partial<OutboxRow>) {
    await inWriteTransaction(database, (transaction) =>
      transaction.updateTable('outbox').set(changes).where('id', '=', id).execute(),
    )
  }

  function unsent() {
    const at = now()
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

  const newMailId = () => `${randomUUID()}@${host}`

  /** Delivers soon, without anybody waiting for it. */
  function wake() {
    deliverDue().catch((cause) => log.error('outbox failed', { cause }))
  }

  /** Waits a moment for what is on its way; whatever is cut off is repeated after the next start. */
  async function close() {
    const timer = setTimeout(() => closing.abort(new DOMException('The site stops', 'AbortError')), closingPatienceMs)
    again = false
    await running?.catch(() => {})
    clearTimeout(timer)
    closing.abort()
  }

  return { enqueue, retry, releaseClaims, deliverDue, wake, close }
}

function dueRows(query: Kysely<Tables>, at: Date): Promise<OutboxRow[]> {
  const moment = at.toISOString()
  return query
    .selectFrom('outbox')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'waiting'), where('next_try_at', '<=', moment)]),
        where.and([where('state', '=', 'delivering'), where('claimed_until', '<=', moment)]),
      ]),
    )
    .orderBy('next_try_at')
    .limit(atOnce)
    .execute()
}

/** For the log, which holds no personal data: mail servers like to repeat addresses in their words. */
function codesOf(cause: unknown) {
  const { name, code, responseCode } = (cause ?? {}) as { name?: string; code?: string; responseCode?: number }
  return { error: code ?? name, responseCode }
}

/** A sender's own wrong address is nothing that anybody could mend; everything else may get better. */
function isFinal({ kind }: OutboxRow, cause: unknown): boolean {
  return kind === 'acknowledgement' && ((cause as { responseCode?: number }).responseCode ?? 0) >= 500
}
