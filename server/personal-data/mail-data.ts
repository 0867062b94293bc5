import type { Transaction } from 'kysely'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { DataRecord } from '#shared/personal-data/personal-data.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { chunks } from '#server/database/chunks.ts'
import type { OutboxRow } from '#server/database/rows/inbox.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { isFrom, mayHold, type Subject } from './subject.ts'

type Query = Database['query']
const { records: words, values } = personalDataMessages

/** Messages that came from the person. */
export async function ownMessageIds(query: Query, subject: Subject): Promise<string[]> {
  const rows = await query
    .selectFrom('messages')
    .select(['id', 'name', 'email', 'phone'])
    .where(mayHold(subject, ['name', 'email', 'phone']))
    .where('received_at', '<=', subject.until)
    .execute()
  return rows.filter((row) => isFrom(subject, row)).map(({ id }) => id)
}

/** Each message with what was written about it and to its sender. */
export async function findMessages(query: Query, subject: Subject): Promise<DataRecord[]> {
  const found: DataRecord[] = []
  for (const ids of chunks(await ownMessageIds(query, subject))) {
    const [messages, entries, labels] = await Promise.all([
      query.selectFrom('messages').selectAll().where('id', 'in', ids).execute(),
      query.selectFrom('message_entries').selectAll().where('message_id', 'in', ids).execute(),
      query.selectFrom('message_labels').selectAll().where('message_id', 'in', ids).execute(),
    ])
    for (const { id, name, email, phone, message, state, received_at: at } of messages) {
      const own = labels.filter(({ message_id }) => message_id === id).map(({ label }) => label)
      const facts = { name, email, phone, message, state: inboxMessages.states[state], labels: own.join(', ') }
      found.push({ at, title: words.message, facts, path: adminPaths.message(id) })
      for (const { kind, subject: title, text, created_at, message_id } of entries)
        if (message_id === id)
          found.push({
            at: created_at,
            title: words[kind],
            facts: { subject: title, text },
            ...(kind === 'note' && { internal: true }),
          })
    }
  }
  return found
}

/** What left the site on account of these messages. */
export async function findDeliveries(query: Query, subject: Subject): Promise<DataRecord[]> {
  const found: DataRecord[] = []
  for (const ids of chunks(await ownMessageIds(query, subject))) {
    const rows = await query.selectFrom('outbox').selectAll().where('message_id', 'in', ids).execute()
    found.push(...rows.map(deliveryRecord))
  }
  return found
}

export function deliveryRecord(row: OutboxRow): DataRecord {
  const { kind, state, attempts, delivered_at: deliveredAt, reason, next_try_at } = row
  return {
    at: deliveredAt ?? next_try_at,
    title: words.delivery,
    facts: {
      kind: values.mails[kind],
      state: inboxMessages.delivery[state],
      attempts: String(attempts),
      reason: reason ?? '',
      deliveredAt: deliveredAt === null ? '' : showBerlin(deliveredAt),
    },
  }
}

/** Entries, labels and deliveries go with their message. */
export async function eraseMessages(
  transaction: Transaction<Tables>,
  subject: Subject,
): Promise<{ messages: number; deliveries: number }> {
  const counts = { messages: 0, deliveries: 0 }
  for (const ids of chunks(await ownMessageIds(transaction, subject))) {
    const entries = await transaction.deleteFrom('message_entries').where('message_id', 'in', ids).executeTakeFirst()
    const deliveries = await transaction.deleteFrom('outbox').where('message_id', 'in', ids).executeTakeFirst()
    await transaction.deleteFrom('messages').where('id', 'in', ids).execute()
    counts.messages += ids.length + Number(entries.numDeletedRows)
    counts.deliveries += Number(deliveries.numDeletedRows)
  }
  return counts
}
