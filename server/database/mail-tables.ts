import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** The inbox, what is to be delivered from it, and the tickets of forms (I2, I3). */
export async function createMailTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`

  await query.schema
    .createTable('messages')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('content_hash', key, (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('received_at', key, (column) => column.notNull())
    .addColumn('closed_at', key)
    .execute()
  await query.schema.createIndex('messages_in_order').on('messages').columns(['received_at', 'id']).execute()
  await query.schema.createIndex('messages_by_content').on('messages').columns(['content_hash']).execute()

  await query.schema
    .createTable('outbox')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('message_id', key, (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('mail_id', key, (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', key, (column) => column.notNull())
    .addColumn('give_up_at', key, (column) => column.notNull())
    .addColumn('claimed_until', key)
    .addColumn('reason', 'text')
    .addColumn('delivered_at', key)
    .addUniqueConstraint('outbox_once_per_kind', ['message_id', 'kind'])
    .execute()
  await query.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'next_try_at']).execute()

  await query.schema
    .createTable('used_tickets')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('content_hash', key, (column) => column.notNull())
    .addColumn('forget_at', key, (column) => column.notNull())
    .execute()
}
