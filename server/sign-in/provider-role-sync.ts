import type { Transaction } from 'kysely'
import { lowerRole, type Role } from '#shared/people/people.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit } from '../audit/audit.ts'
import { hasAdministrator } from './last-administrator.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'

type Standing = Pick<Tables['users'], 'role' | 'roleProvider'>
type User = Pick<Tables['users'], 'role' | 'localRole' | 'roleProvider'>
type Giver = Pick<Provider, 'id' | 'name'>

/**
 * Brings somebody's role in line with what their provider says at this sign-in, and answers with the role they have now;
 * empty means none. The last administrator keeps it, so that somebody can still let people in (J40).
 */
export function syncProviderRole(database: Database, provider: Giver, id: string, given: Role | undefined, now: Date) {
  return inWriteTransaction(database, async (transaction) => {
    const user = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    if (!user) return ''
    const next = roleAfter(user, provider.id, given)
    if (next.role === user.role && next.roleProvider === user.roleProvider) return user.role
    const by = { id: 'system', name: provider.name }
    const say = (action: AuditAction) => writeAudit(transaction, { by, action, subject: user.email }, now.toISOString())
    if (user.role === 'admin' && next.role !== 'admin' && !(await hasAdministrator(transaction, id))) {
      await say('user.keep-last-admin')
      return user.role
    }
    await change(transaction, id, next, now)
    if (next.role !== user.role) await say(next.role ? `user.make-${next.role}` : 'user.lose-role')
    return next.role
  })
}

/** A provider takes away only what it gave, down to what an administrator gave here; leaving never raises anybody. */
function roleAfter(user: User, providerId: string, given: Role | undefined): Standing {
  if (given) return { role: given, roleProvider: providerId }
  if (user.roleProvider !== providerId) return user
  return { role: user.localRole && user.role ? lowerRole(user.localRole, user.role) : '', roleProvider: null }
}

/** Whoever has no role left is out at once. */
async function change(transaction: Transaction<Tables>, id: string, { role, roleProvider }: Standing, now: Date) {
  const updatedAt = now.toISOString()
  await transaction.updateTable('users').set({ role, roleProvider, updatedAt }).where('id', '=', id).execute()
  if (!role) await transaction.deleteFrom('sessions').where('userId', '=', id).execute()
}
