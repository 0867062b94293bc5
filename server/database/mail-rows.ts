import type { MessageState } from '#shared/inbox/inbox.ts'

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
