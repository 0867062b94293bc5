import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { AppError } from '#shared/errors.ts'
import { accountMailMessages } from '#shared/messages/account-mail.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { accountEmail } from '#shared/text/email.ts'
import type { Config } from '../base/config.ts'
import type { AccountLinkRow } from '../database/rows/people.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { writeAudit } from '../audit/audit.ts'
import { readableEmail } from '../base/readable-email.ts'
import { emailLinkMs, resetLinkMs, resetPauseMs } from '#server/base/limits.ts'
import { hashToken, newToken } from '../sign-in/tokens.ts'
import { refuseTaken, type Accounts } from './accounts.ts'
import type { Post } from './post.ts'

type Parts = {
  database: Database
  config: Pick<Config, 'publicUrl'>
  accounts: Accounts
  post: Post
  now: () => Date
}

/** Links that are sent to an address to prove that somebody reads it: for a new password, and for a new address. */
export function createAccountLinks({ database, config, accounts, post, now }: Parts) {
  /** Replaces a former link of its kind. */
  async function issue(userId: string, { kind, email }: Pick<AccountLinkRow, 'kind' | 'email'>, by?: Principal) {
    const token = newToken()
    const at = now()
    const life = kind === 'reset' ? resetLinkMs : emailLinkMs
    await inWriteTransaction(database, async (transaction) => {
      await transaction.deleteFrom('account_links').where('user_id', '=', userId).where('kind', '=', kind).execute()
      await transaction
        .insertInto('account_links')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          kind,
          email,
          created_at: at.toISOString(),
          expires_at: new Date(at.getTime() + life).toISOString(),
        })
        .execute()
      const action = kind === 'reset' ? 'account.ask-password' : 'account.ask-email'
      const subject = kind === 'reset' ? email : `${by?.email ?? ''} → ${email}`
      await writeAudit(transaction, { by: by ?? 'system', action, subject }, at.toISOString())
    })
    return new URL(signInPaths.setUpPage(token), config.publicUrl).href
  }

  /** Only somebody who signs in with a password here gets a link, and not one after the other. */
  async function sendReset(email: string): Promise<void> {
    const user = await accounts.findByEmail(email)
    if (!user || !user.role || user.disabled === 1 || !(await accounts.facts(user.id)).hasPassword) return
    const recent = await database.query
      .selectFrom('account_links')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'reset')
      .where('created_at', '>', new Date(now().getTime() - resetPauseMs).toISOString())
      .executeTakeFirst()
    if (recent) return
    const address = await issue(user.id, { kind: 'reset', email: user.email })
    const { subject, text, life, notYou, link: label } = accountMailMessages.reset
    await post.send({
      to: user.email,
      subject,
      lines: (company) => [text(company), life, notYou],
      link: { label, address },
    })
  }

  return {
    possible: post.possible,
    /** Goes on by itself: neither the answer nor its time tells whether there is such an account. */
    requestReset(email: string): void {
      post.inBackground('mail for a new password', () => sendReset(accountEmail(email)))
    },
    /** The old address hears of it and goes on to count until the new one is proven. */
    async askNewEmail(by: Principal, given: string): Promise<void> {
      const email = accountEmail(given)
      const own = accountEmail(by.email)
      if (email === own) throw refusedEmail(accountMessages.email.same)
      const taken = await accounts.findByEmail(email)
      const address = await issue(by.id, { kind: 'email', email }, by)
      const { subject, text, life, notYou, link: label } = accountMailMessages.newEmail
      const notice = accountMailMessages.emailNotice
      await post.send({
        to: own,
        subject: notice.subject,
        lines: (company) => [notice.text(readableEmail(email))(company), notice.notYou],
      })
      // Who has an account is nobody else's business; a link that could not be used helps nobody.
      if (taken) return
      const lines = (company: string) => [text(company), life, notYou]
      await post.send({ to: email, subject, lines, link: { label, address } })
    },
    /** By whoever reads the new address. */
    async confirmEmail(token: string): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        const at = now().toISOString()
        const link = await transaction
          .selectFrom('account_links')
          .innerJoin('users', 'users.id', 'account_links.user_id')
          .select(['users.id', 'users.name', 'users.email as former', 'account_links.email'])
          .where('token_hash', '=', hashToken(token))
          .where('kind', '=', 'email')
          .where('expires_at', '>', at)
          .executeTakeFirst()
        if (!link) throw new AppError('not-found', 404, errorMessages.linkExpired)
        const { id, name, former, email } = link
        await refuseTaken(transaction, email)
        await transaction.updateTable('users').set({ email, updatedAt: at }).where('id', '=', id).execute()
        // A link for a new password went to an address that is theirs no more.
        await transaction.deleteFrom('account_links').where('user_id', '=', id).execute()
        await transaction.deleteFrom('invitations').where('email', 'in', [former, email]).execute()
        await writeAudit(
          transaction,
          { by: { id, name }, action: 'account.email', subject: `${former} → ${email}` },
          at,
        )
      })
    },
    async forgetOld(): Promise<void> {
      await inWriteTransaction(database, (transaction) =>
        transaction.deleteFrom('account_links').where('expires_at', '<', now().toISOString()).execute(),
      )
    },
  }
}

export function refusedEmail(message: string): AppError {
  return new AppError('invalid-fields', 422, errorMessages.invalidFields, { fields: [{ path: 'email', message }] })
}
