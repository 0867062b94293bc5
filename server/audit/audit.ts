import type { Transaction } from 'kysely'
import { withoutAccount, type AuditAction } from '#shared/messages/audit-actions.ts'
import { apiTokenHolderId, type Principal } from '#shared/people/people.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { readableEmail } from '#server/base/readable-email.ts'

export const apiTokenHolderName = withoutAccount.apiToken
/** Who acts without an account. */
export const actorNames: Readonly<Record<string, string>> = {
  system: withoutAccount.system,
  [apiTokenHolderId]: apiTokenHolderName,
}

export type AuditEntry = {
  /** Who did it; only the id where the name is to be looked up. */
  by: Pick<Principal, 'id' | 'name'> | string
  /** What was done. */
  action: AuditAction
  /** What it was done to: a readable name. */
  subject: string
}

/**
 * Who did what when: sign-ins and every administrative change. Entries are only ever added, and expire. This is for what
 * is no write of ours; whatever we write takes its line into its own transaction, by `writeAudit`.
 */
export function createAudit(database: Database, now: () => Date) {
  return (entry: AuditEntry): Promise<void> =>
    inWriteTransaction(database, (transaction) => writeAudit(transaction, entry, now().toISOString()))
}

/** In the transaction of the change itself: neither is there without the other. */
export async function writeAudit(
  transaction: Transaction<Tables>,
  { by, action, subject }: AuditEntry,
  at: string,
): Promise<void> {
  const { id, name } = typeof by === 'string' ? { id: by, name: await nameOf(transaction, by) } : by
  // People look for info@müller.de, as accounts show it.
  const row = { at, by: id, by_name: name, action, subject: readableEmail(subject) }
  await transaction.insertInto('audit_log').values(row).execute()
}

async function nameOf(transaction: Transaction<Tables>, id: string): Promise<string> {
  const known = actorNames[id]
  if (known !== undefined) return known
  const user = await transaction.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  return user?.name ?? id
}
