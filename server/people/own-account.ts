import { AppError } from '#shared/errors.ts'
import type { Passkey, Principal } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import type { Auth } from '../sign-in/auth.ts'
import { sessionCookieName } from '../sign-in/auth-names.ts'
import { readSetCookies, writeSessionCookie } from '../sign-in/cookies.ts'
import { endSecondFactor } from '../sign-in/end-second-factor.ts'
import { identityError } from '../sign-in/identity-error.ts'
import type { OneTimeCodes } from '../sign-in/one-time-codes.ts'
import type { PasswordHashing } from '../sign-in/password-hashing.ts'
import type { RequiredFactors } from '../sign-in/required-factors.ts'
import type { Throttle } from '../sign-in/throttle.ts'

type Answer = { body: unknown; cookies: string[] }
/** Who does it, and from where. */
type Owner = { userId: string; address: string; headers: Headers }
type Parts = {
  database: Database
  auth: () => Promise<Auth>
  throttle: Throttle
  hashing: PasswordHashing
  codes: OneTimeCodes
  requiredFactors: Pick<RequiredFactors, 'refuseLast'>
  now: () => Date
}

/** What people do with their own account: password, second factor and passkeys, checked by better-auth. */
export function createOwnAccount({ database, auth, throttle, hashing, codes, requiredFactors, now }: Parts) {
  /** An open session must not help to guess its password; whoever guesses keeps nobody from signing in elsewhere. */
  function guessPassword<Result>({ userId, address }: Owner, decide: () => Promise<Result>): Promise<Result> {
    return throttle.guess({ account: `own password of ${userId}`, address }, () => hashing.ahead(decide))
  }

  const requirePassword = (password: string, owner: Owner): Promise<void> =>
    guessPassword(owner, async () => {
      const context = await (await auth()).$context
      const accounts = await context.internalAdapter.findAccounts(owner.userId)
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
      if (!hash || !(await context.password.verify({ hash, password }))) throw wrongPassword()
    })

  return {
    /** The secret for the authenticator app and the recovery codes; counts only after `confirmSecondFactor`. */
    beginSecondFactor: (password: string, owner: Owner) =>
      guessPassword(owner, async () => {
        const { api } = await auth()
        const response = await api.enableTwoFactor({ body: { password }, headers: owner.headers, asResponse: true })
        if (!response.ok) throw wrongPassword()
        await codes.beginAnew(owner.userId)
        const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
        return { uri: totpURI, recoveryCodes: backupCodes }
      }),
    confirmSecondFactor: (code: string, { userId, address, headers }: Owner): Promise<string[]> =>
      throttle.guess({ account: `new second factor of ${userId}`, address }, async () => {
        const { api } = await auth()
        await codes.use(userId, code)
        const response = await api.verifyTOTP({ body: { code }, headers, asResponse: true })
        if (!response.ok) throw identityError('second-factor-invalid')
        return ownCookies(response)
      }),
    newRecoveryCodes: (password: string, owner: Owner): Promise<string[]> =>
      guessPassword(owner, async () => {
        const { api } = await auth()
        const response = await api.generateBackupCodes({ body: { password }, headers: owner.headers, asResponse: true })
        if (!response.ok) throw wrongPassword()
        return ((await response.json()) as { backupCodes: string[] }).backupCodes
      }),
    /** Not by better-auth, as in `removePasskey`: nothing may happen between looking what is left and taking it. */
    async endSecondFactor(by: Principal, password: string, owner: Owner): Promise<void> {
      await requirePassword(password, owner)
      await inWriteTransaction(database, async (transaction) => {
        await requiredFactors.refuseLast(transaction, by, 'code')
        await endSecondFactor(transaction, by.id)
        const entry = { by, action: 'account.second-factor-off', subject: by.email } as const
        await writeAudit(transaction, entry, now().toISOString())
      })
    },
    requirePassword,

    async passkeys(headers: Headers): Promise<Passkey[]> {
      const { api } = await auth()
      const list = await api.listPasskeys({ headers })
      return list.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? '',
        createdAt: new Date(createdAt).toISOString(),
      }))
    },
    async passkeyOptions(headers: Headers): Promise<Answer> {
      const { api } = await auth()
      return asAnswer(await api.generatePasskeyRegistrationOptions({ headers, asResponse: true }))
    },
    async addPasskey(response: unknown, name: string, headers: Headers): Promise<Answer> {
      const { api } = await auth()
      return asAnswer(await api.verifyPasskeyRegistration({ body: { response, name }, headers, asResponse: true }))
    },
    async renamePasskey(id: string, name: string, headers: Headers): Promise<void> {
      const { api } = await auth()
      const response = await api.updatePasskey({ body: { id, name }, headers, asResponse: true })
      if (!response.ok) throw new AppError('not-found', 404, errorMessages.unknownItem)
    },
    async removePasskey(by: Principal, id: string): Promise<void> {
      await inWriteTransaction(database, async (transaction) => {
        await requiredFactors.refuseLast(transaction, by, 'passkey')
        const removed = await transaction
          .deleteFrom('passkeys')
          .where('userId', '=', by.id)
          .where('id', '=', id)
          .executeTakeFirst()
        if (removed.numDeletedRows === 0n) throw new AppError('not-found', 404, errorMessages.unknownItem)
        const entry = { by, action: 'account.passkey-remove', subject: by.email } as const
        await writeAudit(transaction, entry, now().toISOString())
      })
    },
  }
}

async function asAnswer(response: Response): Promise<Answer> {
  if (!response.ok) throw identityError('login-blocked')
  return { body: await response.json(), cookies: response.headers.getSetCookie() }
}

/** With a new way to sign in better-auth begins a new session; its cookie gets our lifetime. */
function ownCookies({ headers }: Response): string[] {
  const { session, others } = readSetCookies(headers, sessionCookieName)
  return session ? [...others, writeSessionCookie(sessionCookieName, session.value, session.remember)] : others
}

function wrongPassword() {
  return new AppError('invalid-credential', 401, errorMessages.wrongPassword)
}
