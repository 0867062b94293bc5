import type { Kysely } from 'kysely'
import type { OutboxRow } from '../database/rows/inbox.ts'
import type { Tables } from '../database/schema.ts'
import type { ReplyMail } from './route.ts'

/**
 * A reply with its place in the talk. What the company received is among the references, so that the sender's answer
 * stands below it in the company's mailbox; it answers the last mail that the sender can have.
 */
export async function readReplyMail(query: Kysely<Tables>, row: OutboxRow): Promise<ReplyMail> {
  const entry = await query
    .selectFrom('message_entries')
    .select(['subject', 'text', 'created_at'])
    .where('id', '=', row.entry_id)
    .executeTakeFirstOrThrow()
  const sent = await query
    .selectFrom('outbox')
    .select(['kind', 'entry_id', 'mail_id'])
    .where('message_id', '=', row.message_id)
    .execute()
  const before = await query
    .selectFrom('message_entries')
    .select('id')
    .where('message_id', '=', row.message_id)
    .where('kind', '=', 'reply')
    .where('created_at', '<', entry.created_at)
    .orderBy('created_at')
    .execute()
  const idOf = (kind: OutboxRow['kind'], entry_id = '') =>
    sent.find((other) => other.kind === kind && other.entry_id === entry_id)?.mail_id
  const toSender = [idOf('acknowledgement'), ...before.map(({ id }) => idOf('reply', id))]
  const talk = [idOf('notification'), ...toSender].filter((id) => id !== undefined).map((id) => `<${id}>`)
  return {
    subject: entry.subject,
    text: entry.text,
    writtenAt: entry.created_at,
    references: talk,
    inReplyTo: talk.at(-1),
  }
}
