import type { Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import type { Role, UserEntry } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { readableEmail } from '../inbox/readable-email.ts'
import { requireAdministrator } from './last-administrator.ts'
import { endOtherSessions } from './sessions.ts'

export type UserChange = { role?: Role; disabled?: boolean }

/** The people who may sign in, as administrators manage them. There is always one administrator left. */
export function createUsers(database: Database, now: () => Date) {
  const { query } = database

  async function change<Result>(id: string, by: string, work: (transaction: Transaction<Tables>) => Promise<Result>) {
    if (id === by) throw new AppError('unauthorized', 403, errorMessages.ownAccount)
    return inWriteTransaction(database, async (transaction) => {
      const user = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
      if (!user) throw new AppError('not-found', 404, errorMessages.unknownItem)
      await work(transaction)
      await requireAdministrator(transaction)
      return user
    })
  }

  return {
    async list(): Promise<UserEntry[]> {
      const rows = await query
        .selectFrom('users')
        .leftJoin('sessions', (join) =>
          join.onRef('sessions.userId', '=', 'users.id').on('sessions.expiresAt', '>', now().toISOString()),
        )
        .select(({ fn }) => [
          'users.id',
          'users.name',
          'users.email',
          'users.role',
          'users.disabled',
          'users.twoFactorEnabled',
          'users.createdAt',
          fn.count('sessions.id').as('sessions'),
          fn.max('sessions.updatedAt').as('usedAt'),
        ])
        .groupBy(['users.id', 'users.name', 'users.email', 'users.role', 'users.disabled'])
        .groupBy(['users.twoFactorEnabled', 'users.createdAt'])
        .orderBy('users.name')
        .execute()
      return rows.map(({ disabled, twoFactorEnabled, sessions, ...row }) => ({
        ...row,
        email: readableEmail(row.email),
        disabled: disabled === 1,
        secondFactor: twoFactorEnabled === 1,
        sessions: Number(sessions),
      }))
    },
    async invitations() {
      const rows = await query
        .selectFrom('invitations')
        .select(['email', 'role', 'expires_at as expiresAt'])
        .where('expires_at', '>', now().toISOString())
        .orderBy('email')
        .execute()
      return rows.map((row) => ({ ...row, email: readableEmail(row.email) }))
    },
    async withdrawInvitation(email: string): Promise<boolean> {
      const { numDeletedRows } = await query
        .deleteFrom('invitations')
        .where('email', '=', accountEmail(email))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** Whoever is disabled is out at once. */
    update: (id: string, { role, disabled }: UserChange, by: string) =>
      change(id, by, async (transaction) => {
        const updatedAt = now().toISOString()
        const set = {
          updatedAt,
          ...(role && { role, localRole: role, roleProvider: null }),
          ...(disabled !== undefined && { disabled: Number(disabled) }),
        }
        await transaction.updateTable('users').set(set).where('id', '=', id).execute()
        if (disabled) await endOtherSessions(transaction, id)
      }),
    /** How people know the account. */
    async emailOf(id: string): Promise<string> {
      const user = await query.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
      if (!user) throw new AppError('not-found', 404, errorMessages.unknownItem)
      return user.email
    },
    delete: (id: string, by: string) =>
      change(id, by, (transaction) => transaction.deleteFrom('users').where('id', '=', id).execute()),
  }
}
