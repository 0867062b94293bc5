import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

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

/** Work in the inbox: who takes care of a message, by which words it is found again, notes and replies. */
export async function createInboxWorkTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema.alterTable('messages').addColumn('assigned_to', key).execute()
  await query.schema
    .createTable('message_labels')
    .addColumn('message_id', key, (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('label', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('message_labels_key', ['message_id', 'label'])
    .execute()
  await query.schema
    .createTable('message_entries')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('message_id', key, (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await query.schema
    .createIndex('message_entries_in_order')
    .on('message_entries')
    .columns(['message_id', 'created_at'])
    .execute()
  await query.schema
    .createTable('reply_templates')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await letOutboxHoldReplies(query, key)
}

/**
 * A message gets any number of replies, while everything else is sent once. SQLite cannot change the rule of a table, so
 * the table is made anew on both engines.
 */
async function letOutboxHoldReplies(query: Kysely<unknown>, key: ReturnType<typeof sql>) {
  await query.schema
    .createTable('outbox_with_replies')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('message_id', key, (column) => column.notNull().references('messages.id').onDelete('cascade'))
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
    .addUniqueConstraint('outbox_once_per_kind_and_entry', ['message_id', 'kind', 'entry_id'])
    .execute()
  const others = sql`id, message_id, kind, mail_id, state, attempts, next_try_at, give_up_at, claimed_until, reason,
    delivered_at`
  await sql`insert into outbox_with_replies (${others}, entry_id) select ${others}, '' from outbox`.execute(query)
  await query.schema.dropTable('outbox').execute()
  await query.schema.alterTable('outbox_with_replies').renameTo('outbox').execute()
  await query.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'next_try_at']).execute()
}
