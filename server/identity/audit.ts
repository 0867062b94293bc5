import type { Principal } from '#shared/identity.ts'
import type { Database } from '#server/database/schema.ts'
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
  return ({ by, action, subject }: AuditEntry): Promise<void> =>
    inWriteTransaction(database, async (transaction) => {
      await transaction
        .insertInto('audit_log')
        .values({ at: now().toISOString(), by: by.id, by_name: by.name, action, subject })
        .execute()
    })
}
