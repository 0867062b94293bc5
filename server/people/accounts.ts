import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import type { Principal, Role } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { passwordMessages } from '#shared/messages/sign-in.ts'
import { judgePassword } from '#shared/sign-in/password.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Auth } from '../sign-in/auth.ts'
import { isCommonPassword } from '../sign-in/common-passwords.ts'
import { endSecondFactor } from '../sign-in/end-second-factor.ts'
import type { Ways } from '../sign-in/required-factors.ts'
import { endOtherSessions } from '../sign-in/sessions.ts'

export type Accounts = ReturnType<typeof createAccounts>
export type NewUser = { name: string; email: string; role: Role; password: string }

/** Local accounts. Passwords are hashed by better-auth, so that it can check them. */
export function createAccounts(database: Database, auth: () => Promise<Auth>, now: () => Date) {
  async function hash(password: string): Promise<string> {
    return (await (await auth()).$context).password.hash(password)
  }

  async function insertUser(transaction: Transaction<Tables>, user: Omit<NewUser, 'password'>, passwordHash: string) {
    const id = randomUUID()
    const at = now().toISOString()
    const times = { createdAt: at, updatedAt: at }
    const email = accountEmail(user.email)
    await transaction
      .insertInto('users')
      .values({ id, name: user.name, email, role: user.role, localRole: user.role, emailVerified: 1, ...times })
      .execute()
    await insertPassword(transaction, id, passwordHash, times)
    return id
  }

  /** Also ends every other session: whoever knew the old password is out. */
  async function replacePassword(
    transaction: Transaction<Tables>,
    userId: string,
    password: string,
    keepSessionId = '',
  ): Promise<void> {
    const at = now().toISOString()
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ password, updatedAt: at })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) await insertPassword(transaction, userId, password, { createdAt: at, updatedAt: at })
    await endOtherSessions(transaction, userId, keepSessionId)
    // A link that waits in a mailbox would undo it.
    await transaction.deleteFrom('account_links').where('user_id', '=', userId).where('kind', '=', 'reset').execute()
  }

  async function facts(userId: string, query: Kysely<Tables> = database.query): Promise<Ways> {
    const user = await query.selectFrom('users').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirst()
    const password = await query
      .selectFrom('accounts')
      .select('id')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    const passkeys = await query.selectFrom('passkeys').select('id').where('userId', '=', userId).execute()
    return {
      hasPassword: password !== undefined,
      secondFactor: user?.twoFactorEnabled === 1,
      passkeys: passkeys.length,
    }
  }

  return {
    /** Refuses weak passwords, also when the browser did not. */
    async requireGoodPassword({ password, name, email }: Pick<NewUser, 'password' | 'name' | 'email'>): Promise<void> {
      const judged = judgePassword(password, [name, email]).problem
      const problem = judged ?? ((await isCommonPassword(password)) ? passwordMessages.tooCommon : undefined)
      if (problem)
        throw new AppError('weak-password', 422, errorMessages.invalidFields, {
          fields: [{ path: 'password', message: problem }],
        })
    },
    hash,
    insertUser,
    async create(user: NewUser): Promise<string> {
      await this.requireGoodPassword(user)
      const passwordHash = await hash(user.password)
      return inWriteTransaction(database, async (transaction) => {
        await refuseTaken(transaction, user.email)
        return insertUser(transaction, user, passwordHash)
      })
    },
    replacePassword,
    /** By the operator, on the server's own command line. */
    async setPassword(userId: string, password: string): Promise<void> {
      const passwordHash = await hash(password)
      await inWriteTransaction(database, (transaction) => replacePassword(transaction, userId, passwordHash))
    },
    /** By the operator, for somebody who lost the app and the recovery codes, or the device with the passkey. */
    async removeSecondFactor(userId: string): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        await endSecondFactor(transaction, userId)
        await transaction.deleteFrom('passkeys').where('userId', '=', userId).execute()
      })
    },
    /** By the owner, in a session that goes on. */
    async changePassword(by: Principal, password: string, keepSessionId: string | undefined): Promise<void> {
      const passwordHash = await hash(password)
      await inWriteTransaction(database, async (transaction) => {
        await replacePassword(transaction, by.id, passwordHash, keepSessionId)
        await writeAudit(transaction, { by, action: 'account.password', subject: by.email }, now().toISOString())
      })
    },
    async rename(by: Principal, name: string): Promise<void> {
      const updatedAt = now().toISOString()
      await inWriteTransaction(database, async (transaction) => {
        await transaction.updateTable('users').set({ name, updatedAt }).where('id', '=', by.id).execute()
        await writeAudit(transaction, { by, action: 'account.rename', subject: name }, updatedAt)
      })
    },
    /** How somebody can sign in. */
    facts,
    /** Whether more than a password is asked for, or a passkey stands in for it. */
    async hasSecondFactor(userId: string): Promise<boolean> {
      const { secondFactor, passkeys } = await facts(userId)
      return secondFactor || passkeys > 0
    },
    async names(ids: string[]): Promise<[string, string][]> {
      const rows = await database.query.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
      return rows.map(({ id, name }) => [id, name])
    },
    async findByEmail(email: string) {
      return database.query.selectFrom('users').selectAll().where('email', '=', accountEmail(email)).executeTakeFirst()
    },
    async anyExists(): Promise<boolean> {
      return (await database.query.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
    },
  }
}

export async function refuseTaken(transaction: Transaction<Tables>, email: string): Promise<void> {
  const taken = await transaction
    .selectFrom('users')
    .select('id')
    .where('email', '=', accountEmail(email))
    .executeTakeFirst()
  if (taken) throw new AppError('already-exists', 409, errorMessages.emailTaken)
}

async function insertPassword(
  transaction: Transaction<Tables>,
  userId: string,
  password: string,
  times: { createdAt: string; updatedAt: string },
) {
  await transaction
    .insertInto('accounts')
    .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password, ...times })
    .execute()
}
