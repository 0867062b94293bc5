import { AppError } from '#shared/errors.ts'
import type { Passkey } from '#shared/identity.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Auth } from './auth.ts'
import { sessionCookieName } from './auth-names.ts'
import { readSetCookies, writeSessionCookie } from './cookies.ts'
import { identityError } from './identity-error.ts'

type Answer = { body: unknown; cookies: string[] }

/** What people do with their own account: second factor and passkeys, all checked by better-auth. */
export function createOwnAccount(auth: () => Promise<Auth>) {
  return {
    /** The secret for the authenticator app and the recovery codes; counts only after `confirmSecondFactor`. */
    async beginSecondFactor(password: string, headers: Headers) {
      const { api } = await auth()
      const response = await api.enableTwoFactor({ body: { password }, headers, asResponse: true })
      if (!response.ok) throw wrongPassword()
      const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
      return { uri: totpURI, recoveryCodes: backupCodes }
    },
    async confirmSecondFactor(code: string, headers: Headers): Promise<string[]> {
      const { api } = await auth()
      const response = await api.verifyTOTP({ body: { code }, headers, asResponse: true })
      if (!response.ok) throw identityError('second-factor-invalid')
      return ownCookies(response)
    },
    async newRecoveryCodes(password: string, headers: Headers): Promise<string[]> {
      const { api } = await auth()
      const response = await api.generateBackupCodes({ body: { password }, headers, asResponse: true })
      if (!response.ok) throw wrongPassword()
      return ((await response.json()) as { backupCodes: string[] }).backupCodes
    },
    async endSecondFactor(password: string, headers: Headers): Promise<string[]> {
      const { api } = await auth()
      const response = await api.disableTwoFactor({ body: { password }, headers, asResponse: true })
      if (!response.ok) throw wrongPassword()
      return ownCookies(response)
    },
    async passwordIsRight(password: string, userId: string): Promise<boolean> {
      const context = await (await auth()).$context
      const accounts = await context.internalAdapter.findAccounts(userId)
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
      return hash ? context.password.verify({ hash, password }) : false
    },

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
