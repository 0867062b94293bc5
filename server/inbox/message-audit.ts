import type { Transaction } from 'kysely'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import type { Tables } from '../database/schema.ts'
import { writeAudit } from '../audit/audit.ts'

type Deed = { by: string; action: AuditAction; more?: string; at: Date }

/** By when it came, not by who wrote it: the log outlives the message, which is personal. False when there is none. */
export async function auditMessage(
  transaction: Transaction<Tables>,
  id: string,
  { by, action, more, at }: Deed,
): Promise<boolean> {
  const row = await transaction.selectFrom('messages').select('received_at').where('id', '=', id).executeTakeFirst()
  if (!row) return false
  const received = inboxMessages.receivedAt(showBerlin(row.received_at))
  const subject = more ? `${received}: ${more}` : received
  await writeAudit(transaction, { by, action, subject }, at.toISOString())
  return true
}
