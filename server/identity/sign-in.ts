import type { Auth } from './auth.ts'
import { rememberCookieName, sessionCookieName } from './auth-names.ts'
import { readSetCookies, writeCookie } from './cookies.ts'
import { identityError } from './identity-error.ts'
import type { IdTokens } from './id-tokens.ts'
import type { Throttle } from './throttle.ts'

export type SignInAnswer = { body: { idToken: string } | { secondFactor: true }; cookies: string[] }
type Credentials = { email: string; password: string; remember: boolean }
type SecondFactor = { code: string } | { recoveryCode: string }
export type PasskeyAnswer = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>['body']['response']
type Parts = { auth: () => Promise<Auth>; idTokens: IdTokens; throttle: Throttle }

/** The local ways to sign in. better-auth checks; what it prepares is handed over as a one-time ID token. */
export function createSignIn({ auth, idTokens, throttle }: Parts) {
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

  return {
    async password({ email, password, remember }: Credentials, address: string, headers: Headers) {
      const attempt = { account: email, address }
      await throttle.check(attempt)
      const { api } = await auth()
      // For unknown accounts better-auth hashes as well, so the time of the answer tells nothing.
      const response = await api.signInEmail({
        body: { email, password, rememberMe: remember },
        headers: withoutCookies(headers),
        asResponse: true,
      })
      if (!response.ok) {
        if (await isCode(response, 'FAILED_TO_CREATE_SESSION')) throw identityError('user-disabled')
        await throttle.fail(attempt)
        throw identityError('invalid-credential')
      }
      await throttle.succeed(attempt)
      const answer = (await response.clone().json()) as { twoFactorRedirect?: boolean }
      if (!answer.twoFactorRedirect) return handOver(response)
      return { body: { secondFactor: true }, cookies: readSetCookies(response.headers, sessionCookieName).others }
    },

    async secondFactor(given: SecondFactor, address: string, headers: Headers): Promise<SignInAnswer> {
      // The account is known by a cookie only; better-auth locks it after ten wrong codes, this slows the address.
      const attempt = { account: `second factor from ${address}`, address }
      await throttle.check(attempt)
      const { api } = await auth()
      const response =
        'code' in given
          ? await api.verifyTOTP({ body: { code: given.code }, headers: withoutSession(headers), asResponse: true })
          : await api.verifyBackupCode({
              body: { code: given.recoveryCode },
              headers: withoutSession(headers),
              asResponse: true,
            })
      if (!response.ok) {
        await throttle.fail(attempt)
        throw identityError(
          (await isCode(response, 'FAILED_TO_CREATE_SESSION')) ? 'user-disabled' : 'second-factor-invalid',
        )
      }
      return handOver(response)
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
      const attempt = { account: `passkey from ${address}`, address }
      await throttle.check(attempt)
      const { api } = await auth()
      const response = await api.verifyPasskeyAuthentication({
        body: { response: answer },
        headers: withoutSession(headers),
        asResponse: true,
      })
      if (!response.ok) {
        await throttle.fail(attempt)
        throw identityError(
          (await isCode(response, 'FAILED_TO_CREATE_SESSION')) ? 'user-disabled' : 'invalid-credential',
        )
      }
      return handOver(response)
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

async function isCode(response: Response, code: string): Promise<boolean> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: string } | null
  return body?.code === code
}
