import { sql, type Kysely } from 'kysely'
import type { NewsKind } from '#shared/status/incident-news.ts'
import type { SubscriptionEnd } from '#shared/status/subscribers.ts'
import type { Engine } from './schema.ts'

/** Somebody who asked for status messages; with `confirmed_at` it is the proof of their consent. */
export type SubscriberRow = {
  id: string
  /** As accounts have it: a domain in its ASCII form, in small letters. */
  email: string
  /** What was agreed to, word for word. */
  wording: string
  asked_at: string
  confirmed_at: string | null
  /** When a mail about the subscription itself was last asked for. */
  written_at: string
}

/** That there was a consent and that it ended; the id is the random one of the subscriber, and nothing leads to them. */
export type SubscriptionProofRow = {
  id: string
  wording: string
  asked_at: string
  confirmed_at: string
  ended_at: string
  how: SubscriptionEnd
}

/** What subscribers were told. */
export type StatusNewsRow = {
  id: string
  incident_id: string
  /** Which of its events, as JSON. */
  events: string
  what: NewsKind
  title: string
  text: string
  at: string
}

export async function createStatusMailTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('status_subscribers')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('asked_at', key, (column) => column.notNull())
    .addColumn('confirmed_at', key)
    .addColumn('written_at', key, (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('subscription_proofs')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('asked_at', key, (column) => column.notNull())
    .addColumn('confirmed_at', key, (column) => column.notNull())
    .addColumn('ended_at', key, (column) => column.notNull())
    .addColumn('how', key, (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('status_news')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('incident_id', key, (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('what', key, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', key, (column) => column.notNull())
    .execute()
  await letOutboxServeSubscribers(query, key)
}

/**
 * A mail to a subscriber belongs to no message. SQLite cannot take a rule from a column, so the table is made anew on both
 * engines.
 */
async function letOutboxServeSubscribers(query: Kysely<unknown>, key: ReturnType<typeof sql>) {
  await query.schema
    .createTable('outbox_with_subscribers')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('message_id', key, (column) => column.references('messages.id').onDelete('cascade'))
    .addColumn('subscriber_id', key, (column) => column.references('status_subscribers.id').onDelete('cascade'))
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('entry_id', key, (column) => column.notNull())
    .addColumn('mail_id', key, (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', key, (column) => column.notNull())
    .addColumn('give_up_at', key, (column) => column.notNull())
    .addColumn('claimed_until', key)
    .addColumn('reason', 'text')
    .addColumn('delivered_at', key)
    .addUniqueConstraint('outbox_once_per_message', ['message_id', 'kind', 'entry_id'])
    .addUniqueConstraint('outbox_once_per_subscriber', ['subscriber_id', 'kind', 'entry_id'])
    .execute()
  const columns = sql`id, message_id, kind, entry_id, mail_id, state, attempts, next_try_at, give_up_at, claimed_until,
    reason, delivered_at`
  await sql`insert into outbox_with_subscribers (${columns}) select ${columns} from outbox`.execute(query)
  await query.schema.dropTable('outbox').execute()
  await query.schema.alterTable('outbox_with_subscribers').renameTo('outbox').execute()
  await query.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'next_try_at']).execute()
}
