import type { Kysely, Transaction } from 'kysely'
import { AppError } from '#shared/errors.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Principal, Role } from '#shared/people/people.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'

/** What an account can be opened with. */
export type Ways = { hasPassword: boolean; secondFactor: boolean; passkeys: number }
export type RequiredFactors = ReturnType<typeof createRequiredFactors>
type Person = Pick<Principal, 'id' | 'name' | 'role'>
type Parts = { database: Database; waysOf: (userId: string, query?: Kysely<Tables>) => Promise<Ways>; now: () => Date }

/** For which roles a password is not enough. Read each time: it holds at once, on all nodes, for running sessions too. */
export function createRequiredFactors({ database, waysOf, now }: Parts) {
  async function isRequired(role: Role, query: Kysely<Tables> = database.query): Promise<boolean> {
    const row = query.selectFrom('required_second_factors').select('role').where('role', '=', role)
    return (await row.executeTakeFirst()) !== undefined
  }

  return {
    async roles(): Promise<Role[]> {
      const rows = await database.query.selectFrom('required_second_factors').select('role').execute()
      return rows.map(({ role }) => role)
    },
    /** Whether somebody has to set one up before anything else. */
    isMissing: async ({ id, role }: Pick<Person, 'id' | 'role'>): Promise<boolean> =>
      (await isRequired(role)) && lacksOne(await waysOf(id)),
    /** Whether the password alone must not open the account, because its second factor is a passkey. */
    async takesPasskey({ id, role }: Pick<Person, 'id' | 'role'>): Promise<boolean> {
      if (!(await isRequired(role))) return false
      const { secondFactor, passkeys } = await waysOf(id)
      return !secondFactor && passkeys > 0
    },
    /** Nobody takes their own rights by this. */
    async set(by: Person, { role, required }: { role: Role; required: boolean }): Promise<void> {
      if (required && by.role === role && lacksOne(await waysOf(by.id)))
        throw new AppError('second-factor-required', 409, errorMessages.ownSecondFactorFirst)
      await inWriteTransaction(database, async (transaction) => {
        const former = await transaction
          .deleteFrom('required_second_factors')
          .where('role', '=', role)
          .returning('since')
          .executeTakeFirst()
        const since = former?.since ?? now().toISOString()
        if (required) await transaction.insertInto('required_second_factors').values({ role, since }).execute()
        if (required === (former !== undefined)) return
        const action = required ? 'role.require-second-factor' : 'role.waive-second-factor'
        await writeAudit(transaction, { by, action, subject: adminMessages.roles[role] }, now().toISOString())
      })
    },
    /** In the transaction in which one of the ways goes: the last second factor stays where the role requires one. */
    async refuseLast(transaction: Transaction<Tables>, { id, role }: Person, taken: 'code' | 'passkey'): Promise<void> {
      const ways = await waysOf(id, transaction)
      const left = taken === 'code' ? { ...ways, secondFactor: false } : { ...ways, passkeys: ways.passkeys - 1 }
      if (lacksOne(left) && !lacksOne(ways) && (await isRequired(role, transaction)))
        throw new AppError('last-second-factor', 409, errorMessages.lastSecondFactor)
    },
  }
}

/** Who has no password signs in at a provider, which answers for the second factor. */
function lacksOne({ hasPassword, secondFactor, passkeys }: Ways): boolean {
  return hasPassword && !secondFactor && passkeys <= 0
}
