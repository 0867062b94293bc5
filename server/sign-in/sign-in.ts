import { AppError } from '#shared/errors.ts'
import type { IdentityErrorCode } from '#shared/messages/identity.ts'
import type { Principal } from '#shared/people/people.ts'
import type { Auth } from './auth.ts'
import { rememberCookieName, sessionCookieName } from './auth-names.ts'
import { readSetCookies, writeCookie } from './cookies.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import { identityError } from './identity-error.ts'
import type { IdTokens } from './id-tokens.ts'
import type { KnownDevices } from './known-devices.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { Challenges } from './second-factor-challenges.ts'
import type { RequiredFactors } from './required-factors.ts'
import type { Throttle } from './throttle.ts'

export type SignInAnswer = { body: { idToken: string } | { secondFactor: true }; cookies: string[] }
type Credentials = { email: string; password: string; remember: boolean }
type SecondFactor = { code: string } | { recoveryCode: string }
export type PasskeyAnswer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']
/** Of better-auth, to the right password. */
type PasswordAnswer = { twoFactorRedirect: true } | { token: string; user: Pick<Principal, 'id' | 'role'> }
type Parts = {
  auth: () => Promise<Auth>
  idTokens: IdTokens
  throttle: Throttle
  hashing: PasswordHashing
  devices: KnownDevices
  challenges: Challenges
  codes: OneTimeCodes
  failures: FailedSignIns
  requiredFactors: RequiredFactors
}

/** The local ways to sign in. better-auth checks; what it prepares is handed over as a one-time ID token. */
export function createSignIn(parts: Parts) {
  const { auth, idTokens, throttle, hashing, devices, challenges, codes, failures, requiredFactors } = parts

  async function handOver(response: Response): Promise<SignInAnswer> {
    const { session, others } = readSetCookies(response.headers, sessionCookieName)
    if (!session) throw identityError('internal-error')
    // Whether to stay signed in travels with the token from here on.
    const cookies = others.filter((cookie) => !cookie.startsWith(`${rememberCookieName}=`))
    return {
      body: { idToken: await idTokens.issue(session) },
      cookies: [...cookies, writeCookie(rememberCookieName, '', 0)],
    }
  }

  async function checkPassword({ email, password, remember }: Credentials, headers: Headers): Promise<SignInAnswer> {
    const { api, $context } = await auth()
    // For unknown accounts better-auth hashes as well, so the time of the answer tells nothing.
    const response = await api.signInEmail({
      body: { email, password, rememberMe: remember },
      headers: withoutCookies(headers),
      asResponse: true,
    })
    if (!response.ok) throw await refusal(response, 'invalid-credential')
    const answer = (await response.clone().json()) as PasswordAnswer
    if ('twoFactorRedirect' in answer)
      return { body: { secondFactor: true }, cookies: readSetCookies(response.headers, sessionCookieName).others }
    if (await requiredFactors.takesPasskey(answer.user)) {
      const { internalAdapter } = await $context
      await internalAdapter.deleteSession(answer.token)
      throw identityError('passkey-required')
    }
    return handOver(response)
  }

  /** Wrong guesses of an account are noted; what else fails is no guess. */
  async function noted<Result>(account: { email: string } | { id: string }, check: () => Promise<Result>) {
    return check().catch((error: unknown) => {
      if (error instanceof AppError && error.status === 401) failures.note(account)
      throw error
    })
  }

  return {
    async password(credentials: Credentials, address: string, headers: Headers): Promise<SignInAnswer> {
      const account = credentials.email
      const device = await devices.recognise(headers, { email: account })
      const check = () => noted({ email: account }, () => checkPassword(credentials, headers))
      const guess = () => throttle.guess({ account, address, device }, check)
      return device ? hashing.ahead(guess) : hashing.admit(guess)
    },

    /** Whoever just chose the password need not wait because strangers guessed at it. */
    afterSetUp: (credentials: Credentials, headers: Headers): Promise<SignInAnswer> =>
      checkPassword(credentials, headers),

    async secondFactor(given: SecondFactor, address: string, headers: Headers): Promise<SignInAnswer> {
      const userId = await challenges.userOf(headers)
      // Without a first step there is no account to guess at; better-auth says so.
      const attempt = userId
        ? { account: `second factor of ${userId}`, address, device: await devices.recognise(headers, { id: userId }) }
        : { account: `second factor from ${address}`, address }
      const check = async () => {
        const { api } = await auth()
        if ('code' in given && userId) await codes.use(userId, given.code)
        const call = { headers: withoutSession(headers), asResponse: true } as const
        const response =
          'code' in given
            ? await api.verifyTOTP({ ...call, body: { code: given.code } })
            : await api.verifyBackupCode({ ...call, body: { code: given.recoveryCode } })
        if (!response.ok) throw await refusal(response, 'second-factor-invalid')
        return handOver(response)
      }
      return throttle.guess(attempt, () => (userId ? noted({ id: userId }, check) : check()))
    },

    async passkeyOptions(headers: Headers): Promise<{ body: unknown; cookies: string[] }> {
      const { api } = await auth()
      const response = await api.generatePasskeyAuthenticationOptions({
        headers: withoutSession(headers),
        asResponse: true,
      })
      if (!response.ok) throw identityError('internal-error')
      return { body: await response.json(), cookies: response.headers.getSetCookie() }
    },

    async passkey(answer: PasskeyAnswer, address: string, headers: Headers): Promise<SignInAnswer> {
      return throttle.guess({ account: `passkey from ${address}`, address }, async () => {
        const { api } = await auth()
        const response = await api.verifyPasskeyAuthentication({
          body: { response: answer },
          headers: withoutSession(headers),
          asResponse: true,
        })
        if (!response.ok) throw await refusal(response, 'invalid-credential')
        return handOver(response)
      })
    },
  }
}

/** Signing in always begins a new session; one that is there already must not be carried on. */
function withoutSession(headers: Headers): Headers {
  const kept = new Headers(headers)
  const cookies = headers.get('cookie')?.split('; ') ?? []
  kept.set('cookie', cookies.filter((cookie) => !cookie.startsWith(`${sessionCookieName}=`)).join('; '))
  return kept
}

function withoutCookies(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('cookie')
  return kept
}

/** better-auth makes no session for people who are disabled; everything else was a wrong guess. */
async function refusal(response: Response, wrong: IdentityErrorCode) {
  const body = (await response.json().catch(() => null)) as { code?: string } | null
  return identityError(body?.code === 'FAILED_TO_CREATE_SESSION' ? 'user-disabled' : wrong)
}
