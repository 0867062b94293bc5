import type { Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { isClosed, type MessageState } from '#shared/inbox/inbox.ts'
import { mostLabels, type InboxReader, type MessageChange } from '#shared/inbox/inbox-work.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { auditMessage } from './message-audit.ts'

const { errors, work } = inboxWorkMessages

/** What becomes of messages: where they stand, who takes care, by which words they are found, and their end. */
export function createMessageChanges(database: Database, now: () => Date) {
  const { query } = database

  /** Whoever may read messages, by name. */
  async function readers(): Promise<InboxReader[]> {
    const rows = await query
      .selectFrom('users')
      .select(['id', 'name'])
      .where('disabled', '=', 0)
      .where((where) => where.or([where('role', '=', 'admin'), where('inbox', '=', 1)]))
      .execute()
    return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  }

  /** All that is asked for, for all of them, or nothing. How many there are. */
  async function change(ids: readonly string[], wanted: MessageChange, by: string): Promise<number> {
    const { state, assignee, addLabel, removeLabel } = wanted
    const reader = assignee ? (await readers()).find(({ id }) => id === assignee) : undefined
    if (assignee && !reader) throw new AppError('invalid-fields', 422, errors.notReader)
    return inWriteTransaction(database, async (transaction) => {
      const rows = await transaction
        .selectFrom('messages')
        .select(['id', 'state', 'assigned_to'])
        .where('id', 'in', [...new Set(ids)])
        .execute()
      for (const { id, ...before } of rows) {
        const at = now()
        if (state && state !== before.state) await setState(transaction, id, { state, by, at })
        if (assignee !== undefined && assignee !== before.assigned_to) {
          await transaction.updateTable('messages').set({ assigned_to: assignee }).where('id', '=', id).execute()
          await auditMessage(transaction, id, { by, at, action: 'message.assign', more: reader?.name ?? work.nobody })
        }
        const labelled = [
          addLabel && (await giveLabel(transaction, id, addLabel)),
          removeLabel && (await takeLabel(transaction, id, removeLabel)),
        ]
        if (labelled.some(Boolean)) await auditMessage(transaction, id, { by, at, action: 'message.label' })
      }
      return rows.length
    })
  }

  /** For good; notes, replies and what is still to be sent go with the message. */
  function remove(ids: readonly string[], by: string): Promise<number> {
    return inWriteTransaction(database, async (transaction) => {
      for (const id of new Set(ids)) await auditMessage(transaction, id, { by, at: now(), action: 'message.delete' })
      const deleted = await transaction.deleteFrom('messages').where('id', 'in', ids).executeTakeFirst()
      return Number(deleted.numDeletedRows)
    })
  }

  return { readers, change, remove }
}

async function setState(
  transaction: Transaction<Tables>,
  id: string,
  { state, by, at }: { state: MessageState; by: string; at: Date },
) {
  const closed_at = isClosed(state) ? at.toISOString() : null
  await transaction.updateTable('messages').set({ state, closed_at }).where('id', '=', id).execute()
  await auditMessage(transaction, id, { by, at, action: 'message.state', more: inboxMessages.states[state] })
}

/** True when it is new. However it is written, a label is there once. */
async function giveLabel(transaction: Transaction<Tables>, message_id: string, label: string): Promise<boolean> {
  const rows = await transaction
    .selectFrom('message_labels')
    .select('label')
    .where('message_id', '=', message_id)
    .execute()
  if (rows.some((row) => sameLabel(row.label, label))) return false
  if (rows.length >= mostLabels) throw new AppError('conflict', 409, errors.tooManyLabels(mostLabels))
  await transaction.insertInto('message_labels').values({ message_id, label }).execute()
  return true
}

async function takeLabel(transaction: Transaction<Tables>, message_id: string, label: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('message_labels')
    .where('message_id', '=', message_id)
    .where('label', '=', label)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function sameLabel(one: string, other: string): boolean {
  return one.toLocaleLowerCase('de') === other.toLocaleLowerCase('de')
}
