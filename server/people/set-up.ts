import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import type { Principal, Role, SetUp } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Database, Tables } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { refuseTaken, type Accounts } from './accounts.ts'
import { writeAudit } from '../audit/audit.ts'
import { firstLinksKept, invitationMs } from '#server/base/limits.ts'
import { hashToken, newToken } from '../sign-in/tokens.ts'

type Given = { token: string; name: string; email: string; password: string }
type Found = { role: Role; userId?: string | null }
type Invitation = { email: string; role: Role; by: Pick<Principal, 'id' | 'name'> }

/**
 * Links that let somebody set up an account: the one printed at the first start, invitations, and new passwords for
 * people who lost theirs. Each works once; only hashes are stored.
 */
export function createSetUp(database: Database, accounts: Accounts, now: () => Date) {
  async function find(token: string, query: Transaction<Tables> | Database['query'] = database.query) {
    const token_hash = hashToken(token)
    const first = await query
      .selectFrom('setup_links')
      .select('created_at')
      .where('token_hash', '=', token_hash)
      .executeTakeFirst()
    if (first) {
      const anyone = await query.selectFrom('users').select('id').limit(1).executeTakeFirst()
      return anyone ? undefined : ({ purpose: 'first', email: '', name: '', role: 'admin' } as const)
    }
    const invitation = await query
      .selectFrom('invitations')
      .leftJoin('users', 'users.email', 'invitations.email')
      .select(['invitations.email', 'invitations.role', 'users.id as userId', 'users.name'])
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    if (!invitation) return findMailed(token_hash, query)
    const { email, role, userId, name } = invitation
    return { purpose: userId ? 'new-password' : 'invitation', email, role, name: name ?? '', userId } as const
  }

  /** A link from a mail about an account that there is (account-links.ts). */
  async function findMailed(token_hash: string, query: Transaction<Tables> | Database['query']) {
    const link = await query
      .selectFrom('account_links')
      .innerJoin('users', 'users.id', 'account_links.user_id')
      .select(['account_links.kind', 'account_links.email', 'users.id as userId', 'users.name', 'users.role'])
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', now().toISOString())
      .where('users.disabled', '=', 0)
      .executeTakeFirst()
    if (!link?.role) return undefined
    const { kind, email, role, userId, name } = link
    return { purpose: kind === 'reset' ? 'new-password' : 'new-email', email, role, name, userId } as const
  }

  /** A new password for who has an account already, or a new one. */
  async function keepAccount(
    transaction: Transaction<Tables>,
    found: Found,
    { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
  ): Promise<string> {
    if (found.userId) {
      await accounts.replacePassword(transaction, found.userId, passwordHash)
      return found.userId
    }
    await refuseTaken(transaction, email)
    return accounts.insertUser(transaction, { name, email, role: found.role }, passwordHash)
  }

  return {
    /**
     * The link of the first start; none once somebody has an account. Every start makes one of its own, because only
     * hashes are kept, and leaves those of other nodes alone.
     */
    async createFirstLink(origin: string): Promise<string | undefined> {
      if (await accounts.anyExists()) return undefined
      const token = newToken()
      await inWriteTransaction(database, async (transaction) => {
        const kept = await transaction
          .selectFrom('setup_links')
          .select('token_hash')
          .where('created_at', '>', new Date(now().getTime() - invitationMs).toISOString())
          .orderBy('created_at', 'desc')
          .limit(firstLinksKept - 1)
          .execute()
        const hashes = [hashToken(token), ...kept.map(({ token_hash }) => token_hash)]
        await transaction.deleteFrom('setup_links').where('token_hash', 'not in', hashes).execute()
        await transaction
          .insertInto('setup_links')
          .values({ token_hash: hashToken(token), created_at: now().toISOString() })
          .execute()
      })
      return new URL(signInPaths.setUpPage(token), origin).href
    },

    /** Makes a link; an earlier one for the same address stops working. */
    async invite({ email, role, by }: Invitation): Promise<string> {
      const token = newToken()
      const values = {
        token_hash: hashToken(token),
        email: accountEmail(email),
        role,
        invited_by: by.id,
        created_at: now().toISOString(),
        expires_at: new Date(now().getTime() + invitationMs).toISOString(),
      }
      await inWriteTransaction(database, async (transaction) => {
        await transaction.deleteFrom('invitations').where('email', '=', values.email).execute()
        await transaction.insertInto('invitations').values(values).execute()
        await writeAudit(transaction, { by, action: 'user.invite', subject: email }, values.created_at)
      })
      return signInPaths.setUpPage(token)
    },

    async describe(token: string): Promise<SetUp | undefined> {
      const found = await find(token)
      return found && { purpose: found.purpose, email: found.email, name: found.name }
    },

    /** `ofAccount` when it was a new password for an account that there was. */
    async complete({ token, ...given }: Given): Promise<{ email: string; ofAccount?: string }> {
      const found = await find(token)
      if (!found || found.purpose === 'new-email') throw expired()
      const { purpose } = found
      const email = found.email || given.email
      const name = given.name || found.name
      await accounts.requireGoodPassword({ name, email, password: given.password })
      const passwordHash = await accounts.hash(given.password)
      await inWriteTransaction(database, async (transaction) => {
        // Asked again inside: of two people with the same link only the first gets in.
        if (!(await find(token, transaction))) throw expired()
        await transaction.deleteFrom('setup_links').execute()
        await transaction.deleteFrom('invitations').where('email', '=', accountEmail(email)).execute()
        const id = await keepAccount(transaction, found, { name, email, passwordHash })
        const entry = { by: { id, name }, action: `account.${purpose}`, subject: email } as const
        await writeAudit(transaction, entry, now().toISOString())
      })
      return { email, ...(found.userId && { ofAccount: found.userId }) }
    },
  }
}

function expired() {
  return new AppError('not-found', 404, errorMessages.linkExpired)
}
