import type { Transaction } from 'kysely'
import type { OutboxRow } from '../database/rows/inbox.ts'
import type { Database, Tables } from '../database/schema.ts'
import type { Log } from '../base/log.ts'
import { outboundLimits } from '#server/base/limits.ts'
import { backoffMs } from '../base/backoff.ts'
import {
  createDeliveries,
  type AuditNote,
  type ClaimedDelivery,
  type DeliveryKind,
  type DueDelivery,
  type SubscriberLetter,
} from './deliveries.ts'
import { failureReason } from './failure-reason.ts'

export type Outbox = ReturnType<typeof openOutbox>
type Parts = {
  database: Database
  log: Log
  now: () => Date
  host: string
  deliver: (due: DueDelivery, signal: AbortSignal) => Promise<void>
  /** The same for what goes to a subscriber. */
  deliverToSubscriber?: (row: OutboxRow, signal: AbortSignal) => Promise<void>
  /**
   * What the route can deliver just now; an EmailJS provider sends acknowledgements by itself. Empty where nothing
   * delivers: messages then stay in the inbox.
   */
  deliverable?: () => readonly DeliveryKind[]
  /** How long one attempt may take in all; a provider that hangs must not hold up the others. */
  timeoutMs?: number
}

/** A claim lasts longer than its attempt can: after that its process must be gone. */
const claimReserveMs = 15_000
const closingPatienceMs = 5_000

/**
 * Delivers what is in the inbox, at least once: an attempt is written down before and after, so a process that dies in
 * between repeats it with the same Message-ID.
 */
export function openOutbox({
  database,
  log,
  now,
  host,
  deliver,
  deliverToSubscriber = () => Promise.reject(new Error('nobody subscribes here')),
  deliverable = () => ['notification'],
  timeoutMs = outboundLimits.mailAttemptMs,
}: Parts) {
  const deliveries = createDeliveries(database, { now, host, claimMs: timeoutMs + claimReserveMs })
  /** First nothing new is begun, then what is on its way is cut off. */
  const closing = new AbortController()
  const cutOff = new AbortController()
  let again = false
  let running: Promise<void> | undefined

  /** Part of the transaction that stores the message: there is no message without its delivery. */
  async function enqueue(transaction: Transaction<Tables>, messageId: string, wanted: DeliveryKind[]) {
    const possible = deliverable()
    await deliveries.add(
      transaction,
      messageId,
      wanted.filter((kind) => possible.includes(kind)),
    )
  }

  /** Part of the transaction that stores the reply. False when nothing can carry it to the sender. */
  async function enqueueReply(transaction: Transaction<Tables>, messageId: string, entryId: string): Promise<boolean> {
    if (!deliverable().includes('reply')) return false
    await deliveries.addReply(transaction, messageId, entryId)
    return true
  }

  /** Part of the transaction that stores what they are told; nothing where the route cannot carry it. */
  async function enqueueToSubscribers(transaction: Transaction<Tables>, letter: SubscriberLetter) {
    if (deliverable().includes(letter.kind)) await deliveries.addToSubscribers(transaction, letter)
  }

  async function retryReply(messageId: string, entryId: string, note: AuditNote): Promise<boolean> {
    const found = await deliveries.restartReply(messageId, entryId, note)
    wake()
    return found
  }

  /** Tries a message again now. False when there is none, or nothing delivers. */
  async function retry(messageId: string, note?: AuditNote): Promise<boolean> {
    const found = deliverable().length > 0 && (await deliveries.restart(messageId, note))
    wake()
    return found
  }

  /** Delivers everything that is due; resolves when nothing is left for now. */
  async function deliverDue(): Promise<void> {
    if (deliverable().length === 0) return
    again = true
    running ??= work().finally(() => (running = undefined))
    await running
  }

  async function work() {
    while (again && !closing.signal.aborted) {
      again = false
      for (;;) {
        const claimed = closing.signal.aborted ? [] : await deliveries.claim()
        if (claimed.length === 0) break
        await Promise.all(claimed.map((due) => attempt(due)))
      }
    }
  }

  async function attempt({ row, message }: ClaimedDelivery) {
    const { id, kind } = row
    const attempts = row.attempts + 1
    const failure = await withTimeout((signal) =>
      message ? deliver({ row, message }, signal) : deliverToSubscriber(row, signal),
    ).then(
      () => undefined,
      (cause: unknown) => ({ cause }),
    )
    if (!failure) {
      await deliveries.record(id, { state: 'delivered', attempts, delivered_at: now().toISOString(), reason: null })
      log.info('mail delivered', { id, kind, attempts })
    } else if (cutOff.signal.aborted) await deliveries.record(id, { state: 'waiting' })
    else await fail(row, attempts, failure.cause)
  }

  async function fail(row: OutboxRow, attempts: number, cause: unknown) {
    const nextTry = now().getTime() + backoffMs(attempts)
    const givenUp = isFinal(row, cause) || nextTry > Date.parse(row.give_up_at)
    await deliveries.record(row.id, {
      state: givenUp ? 'failed' : 'waiting',
      attempts,
      reason: failureReason(cause),
      next_try_at: new Date(nextTry).toISOString(),
    })
    const message = givenUp ? 'mail given up' : 'mail not delivered'
    log.warn(message, { id: row.id, kind: row.kind, attempts, ...codesOf(cause) })
  }

  /** The attempt itself may not know signals, so the clock decides. */
  async function withTimeout(run: (signal: AbortSignal) => Promise<void>) {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), cutOff.signal])
    const { promise: late, reject } = Promise.withResolvers<never>()
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    try {
      await Promise.race([run(signal), late])
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** Delivers soon, without anybody waiting for it. */
  function wake() {
    deliverDue().catch((cause) => log.error('outbox failed', { cause }))
  }

  /** Waits a moment for what is on its way; whatever is cut off is repeated after the next start. */
  async function close() {
    closing.abort()
    const timer = setTimeout(() => cutOff.abort(), closingPatienceMs)
    await running?.catch(() => {})
    clearTimeout(timer)
  }

  return {
    enqueue,
    enqueueReply,
    enqueueToSubscribers,
    retry,
    retryReply,
    release: deliveries.release,
    deliverDue,
    wake,
    close,
  }
}

/**
 * A sender's own wrong address is nothing that waiting could mend, and who answered should hear of it at once; everything
 * else may get better.
 */
function isFinal({ kind }: OutboxRow, cause: unknown): boolean {
  const toCompanyItself = kind === 'notification' || kind === 'alarm'
  return !toCompanyItself && ((cause as { responseCode?: number }).responseCode ?? 0) >= 500
}

/** For the log, which holds no personal data: mail servers like to repeat addresses in their words. */
function codesOf(cause: unknown) {
  const { name, code, responseCode } = (cause ?? {}) as { name?: string; code?: string; responseCode?: number }
  return { error: code ?? name, responseCode }
}
