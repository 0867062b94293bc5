import type { MessageState } from '#shared/inbox/inbox.ts'
import type { NewsKind } from '#shared/status/incident-news.ts'
import type { SubscriptionEnd } from '#shared/status/subscribers.ts'

export type MessageRow = {
  id: string
  name: string
  email: string
  phone: string
  message: string
  /** All of it in small letters, because SQLite knows no capital umlauts. */
  search_text: string
  /** Keyed, so that it tells nothing about the message. */
  content_hash: string
  state: MessageState
  received_at: string
  /** Since when the message is archived or marked as spam; its retention period runs from then. */
  closed_at: string | null
  /** Who takes care of it. */
  assigned_to: string | null
}

export type OutboxRow = {
  id: string
  /** Null for a mail to a subscriber. */
  message_id: string | null
  /** Null for everything else. */
  subscriber_id: string | null
  /**
   * An alarm is what the site itself has to say, a subscription what somebody has to confirm, and a status what confirmed
   * subscribers are told.
   */
  kind: 'notification' | 'acknowledgement' | 'alarm' | 'reply' | 'subscription' | 'status'
  /** The reply or the news that it carries; empty for everything else. */
  entry_id: string
  /** The Message-ID: the same at every attempt, so that mail servers and programs recognise a repetition. */
  mail_id: string
  state: 'waiting' | 'delivering' | 'delivered' | 'failed'
  attempts: number
  next_try_at: string
  give_up_at: string
  /** Until then the process that delivers it has it for itself. */
  claimed_until: string | null
  reason: string | null
  delivered_at: string | null
}

/** What people wrote about a message, or to its sender. */
export type MessageEntryRow = {
  id: string
  message_id: string
  kind: 'note' | 'reply'
  author: string
  /** Empty for a note. */
  subject: string
  text: string
  /** As in `messages`: the form in which text is looked for. */
  search_text: string
  created_at: string
}

export type ReplyTemplateRow = { id: string; name: string; text: string; updated_at: string }

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
