import type { SubscriptionOutcome } from '#shared/addresses/status-mail-paths.ts'
import { isMailAddress } from '#shared/contact/contact.ts'
import { AppError } from '#shared/errors.ts'
import { addMonths } from '#shared/inbox/inbox.ts'
import { statusMailWords, subscriberMessages } from '#shared/messages/status-mail.ts'
import type { Principal } from '#shared/people/people.ts'
import {
  mostSubscribers,
  proofsKeptMonths,
  unconfirmedKeptDays,
  type SubscriptionEnd,
} from '#shared/status/subscribers.ts'
import { accountEmail } from '#shared/text/email.ts'
import { writeAudit } from '#server/audit/audit.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Config } from '#server/base/config.ts'
import { createContactLimits } from '#server/contact/contact-attempts.ts'
import { readWords } from '#server/content/read-words.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriberRow } from '#server/database/rows/inbox.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Outbox } from '#server/inbox/outbox.ts'
import { newSubscriberId, readSubscriberTokens } from '#server/inbox/subscriber-token.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import { endSubscription } from './end-subscription.ts'
import { readSubscribers } from './read-subscribers.ts'
import { forgetLetters } from './tell-subscribers.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'document'>
  config: Pick<Config, 'contact'>
  outbox: Pick<Outbox, 'enqueueToSubscribers' | 'wake'>
  /** Whether mail can go out to them. */
  offered: () => boolean
  now: () => Date
}

const hourMs = 3_600_000
const dayMs = 86_400_000

/** Status messages by mail: only to who confirmed by a mail of their own, and until they say no more. */
export function openSubscribers({ database, store, config, outbox, offered, now }: Parts) {
  const limits = createContactLimits(database, now, 'status mail')

  /** The same answer whoever it is: nobody learns who is among the subscribers. */
  async function subscribe(request: Request, typed: string): Promise<SubscriptionOutcome> {
    if (!offered()) return 'failed'
    try {
      const attempt = await limits.begin(request)
      if (!isMailAddress(typed.trim())) return 'badEmail'
      const email = accountEmail(typed)
      if (config.contact.blockedSenders.includes(email)) return 'failed'
      await attempt.reserve()
      await ask(email)
      attempt.succeed()
      return 'sent'
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return error.status === 429 ? 'tooMany' : 'failed'
    }
  }

  /** One mail an hour to the same address, however often somebody asks in its name. */
  async function ask(email: string): Promise<void> {
    const company = (await store.document('companyProfile'))?.name ?? ''
    const wording = (await readWords(store, statusMailWords)).consent({ company })
    const at = now()
    const times = { asked_at: at.toISOString(), written_at: at.toISOString() }
    await inWriteTransaction(database, async (transaction) => {
      const known = await transaction
        .selectFrom('status_subscribers')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst()
      if (known && Date.parse(known.written_at) + hourMs > at.getTime()) return
      const id = known?.id ?? newSubscriberId()
      if (known) {
        const set = known.confirmed_at === null ? { ...times, wording } : { written_at: times.written_at }
        await transaction.updateTable('status_subscribers').set(set).where('id', '=', id).execute()
      } else {
        const { total } = await transaction
          .selectFrom('status_subscribers')
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        if (Number(total) >= mostSubscribers) throw new AppError('conflict', 409, statusMailWords.texts.outcomes.failed)
        await transaction
          .insertInto('status_subscribers')
          .values({ id, email, wording, confirmed_at: null, ...times })
          .execute()
      }
      await outbox.enqueueToSubscribers(transaction, { kind: 'subscription', to: [id], entryId: times.written_at })
    })
    outbox.wake()
  }

  async function rowOf(token: string): Promise<SubscriberRow | undefined> {
    const id = (await readSubscriberTokens(database)).idIn(token)
    if (id === undefined) return undefined
    return database.query.selectFrom('status_subscribers').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** For the holder of a mail. */
  async function find(token: string) {
    const row = await rowOf(token)
    return row && { token, email: readableEmail(row.email), isConfirmed: row.confirmed_at !== null }
  }

  async function confirm(token: string): Promise<SubscriptionOutcome> {
    const row = await rowOf(token)
    if (!row) return 'unknown'
    await inWriteTransaction(database, (transaction) =>
      transaction
        .updateTable('status_subscribers')
        .set({ confirmed_at: now().toISOString() })
        .where('id', '=', row.id)
        .where('confirmed_at', 'is', null)
        .execute(),
    )
    return 'confirmed'
  }

  async function leave(token: string, how: SubscriptionEnd): Promise<SubscriptionOutcome> {
    const row = await rowOf(token)
    if (!row) return 'unknown'
    return (await end(row.id, how)) ? 'left' : 'unknown'
  }

  function end(id: string, how: SubscriptionEnd, by?: Pick<Principal, 'id' | 'name'>): Promise<boolean> {
    const at = now().toISOString()
    return inWriteTransaction(database, async (transaction) => {
      const row = await transaction.selectFrom('status_subscribers').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return false
      await endSubscription(transaction, row, how, at)
      // Without the address, which is to be forgotten.
      if (by)
        await writeAudit(transaction, { by, action: 'subscriber.remove', subject: subscriberMessages.subject(id) }, at)
      return true
    })
  }

  const chore: Chore = {
    name: 'forget subscribers',
    everyMs: hourMs,
    async work() {
      const at = now()
      const unconfirmed = new Date(at.getTime() - unconfirmedKeptDays * dayMs).toISOString()
      await inWriteTransaction(database, async (transaction) => {
        await transaction
          .deleteFrom('status_subscribers')
          .where('confirmed_at', 'is', null)
          .where('asked_at', '<', unconfirmed)
          .execute()
        const oldest = addMonths(at, -proofsKeptMonths).toISOString()
        await transaction.deleteFrom('subscription_proofs').where('ended_at', '<', oldest).execute()
      })
      await forgetLetters(database, at)
    },
  }

  return {
    offered,
    subscribe,
    find,
    confirm,
    leave,
    list: () => readSubscribers(database.query),
    /** By somebody who works here. False when there is none. */
    remove: (id: string, by: Pick<Principal, 'id' | 'name'>) => end(id, 'removed', by),
    chore,
  }
}
