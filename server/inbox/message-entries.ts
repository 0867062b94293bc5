import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { mostEntries, type MessageEntry, type MessageReply } from '#shared/inbox/inbox-work.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { actorNames } from '../audit/audit.ts'
import { deliveryOf } from './delivery-of.ts'
import { auditMessage } from './message-audit.ts'
import { searchText } from './messages.ts'
import type { Outbox } from './outbox.ts'

type Parts = { database: Database; outbox: Pick<Outbox, 'enqueueReply' | 'retryReply' | 'wake'>; now: () => Date }

const { errors } = inboxWorkMessages

/** What people write about a message, and to its sender. */
export function createMessageEntries({ database, outbox, now }: Parts) {
  const { query } = database

  async function entries(messageId: string): Promise<MessageEntry[]> {
    const [rows, sent] = await Promise.all([
      query
        .selectFrom('message_entries')
        .leftJoin('users', 'users.id', 'message_entries.author')
        .selectAll('message_entries')
        .select('users.name as author_name')
        .where('message_id', '=', messageId)
        .orderBy('created_at')
        .orderBy('message_entries.id')
        .execute(),
      query.selectFrom('outbox').selectAll().where('message_id', '=', messageId).where('kind', '=', 'reply').execute(),
    ])
    const deliveries = new Map(sent.map((row) => [row.entry_id, row]))
    return rows.map(({ id, kind, author, author_name, subject, text, created_at }) => {
      const by = author_name ?? actorNames[author] ?? inboxWorkMessages.formerAccount
      const shared = { id, author: by, text, createdAt: created_at }
      return kind === 'note'
        ? { ...shared, kind }
        : { ...shared, kind, subject, delivery: deliveryOf(deliveries.get(id)) }
    })
  }

  async function add(
    transaction: Transaction<Tables>,
    entry: { id: string; messageId: string; kind: 'note' | 'reply'; author: string; subject: string; text: string },
  ) {
    const { id, messageId, kind, author, subject, text } = entry
    const { total } = await transaction
      .selectFrom('message_entries')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow()
    if (Number(total) >= mostEntries) throw new AppError('conflict', 409, errors.tooManyEntries(mostEntries))
    const search_text = searchText(`${subject}\n${text}`)
    const created_at = now().toISOString()
    await transaction
      .insertInto('message_entries')
      .values({ id, message_id: messageId, kind, author, subject, text, search_text, created_at })
      .execute()
  }

  async function addNote(messageId: string, text: string, author: string): Promise<void> {
    await inWriteTransaction(database, async (transaction) => {
      if (!(await auditMessage(transaction, messageId, { by: author, at: now(), action: 'message.note' }))) throw gone()
      await add(transaction, { id: randomUUID(), messageId, kind: 'note', author, subject: '', text })
    })
  }

  async function removeNote(messageId: string, note: string, by: string): Promise<boolean> {
    return inWriteTransaction(database, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('message_entries')
        .where('id', '=', note)
        .where('message_id', '=', messageId)
        .where('kind', '=', 'note')
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      return auditMessage(transaction, messageId, { by, at: now(), action: 'message.note-delete' })
    })
  }

  /**
   * Reply, its delivery and the new state are one transaction. Its id comes from who writes it, so that the same reply
   * may arrive twice and is sent once.
   */
  async function reply(messageId: string, id: string, { subject, text }: MessageReply, author: string): Promise<void> {
    await inWriteTransaction(database, async (transaction) => {
      const former = await transaction
        .selectFrom('message_entries')
        .select(['message_id', 'kind', 'subject', 'text'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (former) {
        const same = former.message_id === messageId && former.kind === 'reply'
        if (same && former.subject === subject && former.text === text) return
        throw new AppError('key-reused', 409, errors.replyReused)
      }
      if (!(await auditMessage(transaction, messageId, { by: author, at: now(), action: 'message.reply' })))
        throw gone()
      await add(transaction, { id, messageId, kind: 'reply', author, subject, text })
      if (!(await outbox.enqueueReply(transaction, messageId, id)))
        throw new AppError('unavailable', 409, errors.noRoute)
      await transaction
        .updateTable('messages')
        .set({ state: 'answered', closed_at: null })
        .where('id', '=', messageId)
        .execute()
    })
    outbox.wake()
  }

  function retryReply(messageId: string, id: string, by: string): Promise<boolean> {
    return outbox.retryReply(messageId, id, async (transaction) => {
      await auditMessage(transaction, messageId, { by, at: now(), action: 'message.retry' })
    })
  }

  return { entries, addNote, removeNote, reply, retryReply }
}

function gone() {
  return new AppError('not-found', 404, inboxMessages.gone)
}
