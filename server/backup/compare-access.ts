import type { AccessPreview } from '#shared/backup/backup.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { Database } from '#server/database/schema.ts'
import { readableEmail } from '#server/base/readable-email.ts'

type Query = Database['query']
type Way = keyof typeof words.ways
type Account = {
  id: string
  name: string
  email: string
  role: string
  disabled: boolean
  inbox: boolean
  /** What each way of signing in is stored as: only whether it is the same matters. */
  ways: Record<Way, string>
}

const words = backupMessages.access
const wayNames = Object.keys(words.ways) as Way[]

/** Account by account: what differs from the backup and stays, or with which rights the accounts of the backup come. */
export async function compareAccess(now: Query, archived: Query, kept: boolean): Promise<AccessPreview> {
  const then = await accountsIn(archived)
  if (!kept) return { kept, accounts: then.map((account) => line(account, rightsOf(account))) }
  const present = await accountsIn(now)
  const formerOf = ({ id, email }: Account) =>
    then.find((account) => account.id === id) ?? then.find((account) => account.email === email)
  const known = new Set(present.map((account) => formerOf(account)?.id))
  const lines = [
    ...present.map((account) => line(account, differences(account, formerOf(account)))),
    ...then.filter(({ id }) => !known.has(id)).map((account) => line(account, [words.gone])),
  ]
  return { kept, accounts: lines.filter(({ notes }) => notes.length > 0) }
}

function line({ name, email }: Account, notes: string[]): AccessPreview['accounts'][number] {
  return { name, email, notes }
}

function rightsOf({ role, disabled, inbox, ways }: Account): string[] {
  const own = wayNames.filter((way) => ways[way] !== '').map((way) => words.ways[way])
  return [roleName(role), ...(disabled ? [words.blocked] : []), ...(inbox ? [words.inbox] : []), ...own]
}

function differences(now: Account, then: Account | undefined): string[] {
  if (!then) return [words.added]
  const changed = wayNames.filter((way) => now.ways[way] !== then.ways[way])
  return [
    ...(now.email === then.email ? [] : [words.email(then.email)]),
    ...(now.role === then.role ? [] : [words.role(roleName(now.role), roleName(then.role))]),
    ...(now.disabled === then.disabled ? [] : [now.disabled ? words.nowBlocked : words.nowOpen]),
    ...(now.inbox === then.inbox ? [] : [now.inbox ? words.inboxGiven : words.inboxTaken]),
    ...changed.map((way) => words.changed[way]),
  ]
}

function roleName(role: string): string {
  return role in adminMessages.roles ? adminMessages.roles[role as keyof typeof adminMessages.roles] : words.noRole
}

async function accountsIn(query: Query): Promise<Account[]> {
  const [users, accounts, passkeys, factors] = await Promise.all([
    query.selectFrom('users').selectAll().orderBy('email').execute(),
    query.selectFrom('accounts').select(['userId', 'providerId', 'accountId', 'password']).execute(),
    query.selectFrom('passkeys').select(['id', 'userId']).execute(),
    query.selectFrom('two_factors').select(['id', 'userId']).execute(),
  ])
  const idsOf = (rows: { id: string; userId: string }[], user: string) =>
    listed(rows.filter(({ userId }) => userId === user).map(({ id }) => id))
  return users.map(({ id, name, email, role, disabled, inbox, twoFactorEnabled }) => {
    const own = accounts.filter(({ userId }) => userId === id)
    const providers = own.filter(({ providerId }) => providerId !== 'credential')
    return {
      id,
      name,
      email: readableEmail(email),
      role,
      disabled: disabled === 1,
      inbox: inbox === 1,
      ways: {
        password: own.find(({ providerId }) => providerId === 'credential')?.password ?? '',
        passkeys: idsOf(passkeys, id),
        factor: twoFactorEnabled === 1 ? idsOf(factors, id) : '',
        provider: listed(providers.map(({ providerId, accountId }) => `${providerId} ${accountId}`)),
      },
    }
  })
}

function listed(parts: string[]): string {
  return parts.toSorted().join('\n')
}
