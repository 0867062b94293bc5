import { columns, index, optional, primary, rowOf, unique, type BaselineTables } from './columns.ts'

const { integer, key, text } = columns

/** Messages of the contact form, the mails that are to be sent, and who gets status messages. */
export const inboxTables: BaselineTables = {
  messages: {
    columns: {
      id: primary(key),
      name: text,
      email: text,
      phone: text,
      message: text,
      search_text: text,
      content_hash: key,
      state: key,
      received_at: key,
      closed_at: optional(key),
      assigned_to: optional(key),
    },
    indexes: {
      messages_by_content: index(['content_hash']),
      messages_in_order: index(['received_at', 'id']),
    },
  },
  message_labels: {
    columns: {
      message_id: rowOf('messages'),
      label: key,
    },
    primary: { message_labels_key: ['message_id', 'label'] },
  },
  message_entries: {
    columns: {
      id: primary(key),
      message_id: rowOf('messages'),
      kind: key,
      author: text,
      subject: text,
      text: text,
      search_text: text,
      created_at: key,
    },
    indexes: { message_entries_in_order: index(['message_id', 'created_at']) },
  },
  reply_templates: {
    columns: {
      id: primary(key),
      name: text,
      text: text,
      updated_at: text,
    },
  },
  // Tickets of forms, so that each is used once (I2, I3).
  used_tickets: {
    columns: {
      id: primary(key),
      content_hash: key,
      forget_at: key,
    },
  },
  status_subscribers: {
    columns: {
      id: primary(key),
      email: unique(key),
      wording: text,
      asked_at: key,
      confirmed_at: optional(key),
      written_at: key,
    },
  },
  // That there was a consent and that it ended.
  subscription_proofs: {
    columns: {
      id: primary(key),
      wording: text,
      asked_at: key,
      confirmed_at: key,
      ended_at: key,
      how: key,
    },
  },
  // What subscribers were told.
  status_news: {
    columns: {
      id: primary(key),
      incident_id: key,
      events: text,
      what: key,
      title: text,
      text: text,
      at: key,
    },
  },
  outbox: {
    madeAs: 'outbox_with_subscribers',
    columns: {
      id: primary(key),
      message_id: optional(rowOf('messages')),
      subscriber_id: optional(rowOf('status_subscribers')),
      kind: key,
      entry_id: key,
      mail_id: key,
      state: key,
      attempts: integer,
      next_try_at: key,
      give_up_at: key,
      claimed_until: optional(key),
      reason: optional(text),
      delivered_at: optional(key),
    },
    unique: {
      outbox_once_per_message: ['message_id', 'kind', 'entry_id'],
      outbox_once_per_subscriber: ['subscriber_id', 'kind', 'entry_id'],
    },
    indexes: { outbox_by_state: index(['state', 'next_try_at']) },
  },
}
