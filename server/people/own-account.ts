import { AppError } from '#shared/errors.ts'
import type { Passkey } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Auth } from '../sign-in/auth.ts'
import { sessionCookieName } from '../sign-in/auth-names.ts'
import { readSetCookies, writeSessionCookie } from '../sign-in/cookies.ts'
import { identityError } from '../sign-in/identity-error.ts'
import type { OneTimeCodes } from '../sign-in/one-time-codes.ts'
import type { PasswordHashing } from '../sign-in/password-hashing.ts'
import type { Throttle } from '../sign-in/throttle.ts'

type Answer = { body: unknown; cookies: string[] }
/** Who does it, and from where. */
type Owner = { userId: string; address: string; headers: Headers }
type Parts = { auth: () => Promise<Auth>; throttle: Throttle; hashing: PasswordHashing; codes: OneTimeCodes }

/** What people do with their own account: password, second factor and passkeys, all checked by better-auth. */
export function createOwnAccount({ auth, throttle, hashing, codes }: Parts) {
  /** An open session must not help to guess its password; whoever guesses keeps nobody from signing in elsewhere. */
  function guessPassword<Result>({ userId, address }: Owner, decide: () => Promise<Result>): Promise<Result> {
    return throttle.guess({ account: `own password of ${userId}`, address }, () => hashing.ahead(decide))
  }

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
    endSecondFactor: (password: string, owner: Owner): Promise<string[]> =>
      guessPassword(owner, async () => {
        const { api } = await auth()
        const response = await api.disableTwoFactor({ body: { password }, headers: owner.headers, asResponse: true })
        if (!response.ok) throw wrongPassword()
        return ownCookies(response)
      }),
    requirePassword: (password: string, owner: Owner): Promise<void> =>
      guessPassword(owner, async () => {
        const context = await (await auth()).$context
        const accounts = await context.internalAdapter.findAccounts(owner.userId)
        const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
        if (!hash || !(await context.password.verify({ hash, password }))) throw wrongPassword()
      }),

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
    async removePasskey(id: string, headers: Headers): Promise<void> {
      const { api } = await auth()
      const response = await api.deletePasskey({ body: { id }, headers, asResponse: true })
      if (!response.ok) throw new AppError('not-found', 404, errorMessages.unknownItem)
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
