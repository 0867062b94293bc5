import type { Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import type { Principal, Role, UserEntry } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { readableEmail } from '../base/readable-email.ts'
import { writeAudit, type AuditEntry } from '../audit/audit.ts'
import { requireAdministrator } from '../sign-in/last-administrator.ts'
import { endOtherSessions } from '../sign-in/sessions.ts'

export type UserChange = { role?: Role; disabled?: boolean; inbox?: boolean }
type Person = Pick<Principal, 'id' | 'name'>

/** The people who may sign in, as administrators manage them. There is always one administrator left. */
export function createUsers(database: Database, now: () => Date) {
  const { query } = database

  /** With a line in the audit log for each deed. */
  async function change(
    id: string,
    by: Person,
    actions: AuditEntry['action'][],
    work: (transaction: Transaction<Tables>) => Promise<unknown>,
  ): Promise<void> {
    if (id === by.id) throw new AppError('unauthorized', 403, errorMessages.ownAccount)
    await inWriteTransaction(database, async (transaction) => {
      const user = await transaction.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
      if (!user) throw new AppError('not-found', 404, errorMessages.unknownItem)
      await work(transaction)
      await requireAdministrator(transaction)
      for (const action of actions)
        await writeAudit(transaction, { by, action, subject: user.email }, now().toISOString())
    })
  }

  return {
    async list(): Promise<UserEntry[]> {
      const rows = await query
        .selectFrom('users')
        .leftJoin('sessions', (join) =>
          join.onRef('sessions.userId', '=', 'users.id').on('sessions.expiresAt', '>', now().toISOString()),
        )
        .select(({ fn, exists, selectFrom }) => [
          'users.id',
          'users.name',
          'users.email',
          'users.role',
          'users.disabled',
          'users.inbox',
          'users.twoFactorEnabled',
          'users.createdAt',
          exists(selectFrom('passkeys').select('id').whereRef('passkeys.userId', '=', 'users.id')).as('passkey'),
          fn.count('sessions.id').as('sessions'),
          fn.max('sessions.updatedAt').as('usedAt'),
        ])
        .groupBy(['users.id', 'users.name', 'users.email', 'users.role', 'users.disabled', 'users.inbox'])
        .groupBy(['users.twoFactorEnabled', 'users.createdAt'])
        .orderBy('users.name')
        .execute()
      return rows.map(({ disabled, inbox, twoFactorEnabled, passkey, sessions, ...row }) => ({
        ...row,
        email: readableEmail(row.email),
        disabled: disabled === 1,
        inbox: row.role === 'admin' || inbox === 1,
        secondFactor: twoFactorEnabled === 1 || Boolean(passkey),
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
    async withdrawInvitation(email: string, by: Person): Promise<boolean> {
      return inWriteTransaction(database, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('invitations')
          .where('email', '=', accountEmail(email))
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await writeAudit(transaction, { by, action: 'user.withdraw-invitation', subject: email }, now().toISOString())
        return true
      })
    },
    /** Whoever is disabled is out at once. */
    update(id: string, { role, disabled, inbox }: UserChange, by: Person) {
      const actions: AuditEntry['action'][] = []
      if (role) actions.push(`user.make-${role}`)
      if (disabled !== undefined) actions.push(disabled ? 'user.disable' : 'user.enable')
      if (inbox !== undefined) actions.push(inbox ? 'user.give-inbox' : 'user.take-inbox')
      return change(id, by, actions, async (transaction) => {
        const updatedAt = now().toISOString()
        const set = {
          updatedAt,
          ...(role && { role, localRole: role, roleProvider: null }),
          ...(disabled !== undefined && { disabled: Number(disabled) }),
          ...(inbox !== undefined && { inbox: Number(inbox) }),
        }
        await transaction.updateTable('users').set(set).where('id', '=', id).execute()
        if (disabled) await endOtherSessions(transaction, id)
      })
    },
    /** How people know the account. */
    async emailOf(id: string): Promise<string> {
      const user = await query.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
      if (!user) throw new AppError('not-found', 404, errorMessages.unknownItem)
      return user.email
    },
    delete: (id: string, by: Person) =>
      change(id, by, ['user.delete'], (transaction) => transaction.deleteFrom('users').where('id', '=', id).execute()),
  }
}
