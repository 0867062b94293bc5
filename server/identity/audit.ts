import type { Transaction } from 'kysely'
import type { Principal } from '#shared/identity.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

export type AuditEntry = {
  by: Pick<Principal, 'id' | 'name'>
  /** What was done, as a stable word such as `user.disable`. */
  action: string
  /** What it was done to: a readable name. */
  subject: string
}

/** Who did what when: sign-ins and every administrative change. Entries are only ever added. */
export function createAudit(database: Database, now: () => Date) {
  return (entry: AuditEntry): Promise<void> =>
    inWriteTransaction(database, (transaction) => recordAudit(transaction, entry, now()))
}

/** As part of the change itself: there is not one without the other. */
export async function recordAudit(transaction: Transaction<Tables>, { by, action, subject }: AuditEntry, at: Date) {
  await transaction
    .insertInto('audit_log')
    .values({ at: at.toISOString(), by: by.id, by_name: by.name, action, subject })
    .execute()
}
