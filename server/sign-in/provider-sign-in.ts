import { signInPaths, signInTypes, type SignInType } from '#shared/addresses/sign-in-paths.ts'
import { isAuthorizedDomain } from '#shared/sign-in/authorized-domains.ts'
import type { IdentityErrorCode } from '#shared/messages/identity.ts'
import { ownPath } from '#shared/addresses/own-path.ts'
import type { Config } from '../base/config.ts'
import { watchProvider } from './ask-provider.ts'
import type { Auth } from './auth.ts'
import { sessionCookieName } from './auth-names.ts'
import { browserCookieName, browserOf, readSetCookies, writeCookie } from './cookies.ts'
import type { Discoveries } from './discovery.ts'
import { identityError, isIdentityErrorCode } from './identity-error.ts'
import { signInResultMs } from '#server/base/limits.ts'
import type { SignInResults } from './sign-in-results.ts'
import { newToken } from './tokens.ts'

type Parts = {
  config: Config
  auth: () => Promise<Auth>
  discoveries: Discoveries
  results: SignInResults
}
type Start = { providerId: string; eventId: string; authType: SignInType; redirectUrl: string }
type Redirect = { location: string; cookies: string[] }

/** Signing in at an OpenID Connect provider: code flow with PKCE, state and nonce by better-auth, the way back by us. */
export function createProviderSignIn({ config, auth, discoveries, results }: Parts) {
  return {
    /** Sends the popup or the page to the provider. */
    async start(start: Start, request: Request): Promise<Redirect> {
      const redirectUrl = ownPage(start.redirectUrl)
      const discovery = discoveries.get(start.providerId)
      if (!discovery) throw identityError('operation-not-allowed')
      await discovery.current()
      const { api } = await auth()
      const back = `/?${new URLSearchParams({ ...start, redirectUrl })}`
      const response = await api.signInSocial({
        body: { provider: start.providerId, callbackURL: back, errorCallbackURL: back, disableRedirect: true },
        headers: request.headers,
        asResponse: true,
      })
      if (!response.ok) throw identityError('internal-error')
      const { url } = (await response.json()) as { url: string }
      const browser = writeCookie(browserCookieName, browserOf(request) ?? newToken(), signInResultMs)
      return { location: url, cookies: [...response.headers.getSetCookie(), browser] }
    },

    /** The provider sent somebody back: keeps how it ended for the page that began, and closes the circle. */
    async callback(request: Request, providerId: string): Promise<Redirect> {
      // The process may have begun anew since the person left; without its addresses the provider cannot be asked.
      await discoveries
        .get(providerId)
        ?.current()
        .catch(() => {})
      const { handler } = await auth()
      const { result: response, unreachable } = await watchProvider(() => handler(request))
      const { session, others } = readSetCookies(response.headers, sessionCookieName)
      const { searchParams } = new URL(response.headers.get('location') ?? '/', config.publicUrl)
      const failure = unreachable ? 'network-request-failed' : errorCode(searchParams.get('error'))
      const error = session ? undefined : failure
      const eventId = searchParams.get('eventId')
      const browser = browserOf(request)
      // Without a state that is ours nobody waits for a result: the page says so itself.
      if (!eventId || !browser)
        return { location: signInPaths.handled({ error: error ?? 'invalid-auth-event' }), cookies: others }
      await results.keep({ eventId, browser, session: session?.value, error })
      const authType = signInTypes.find((type) => type === searchParams.get('authType')) ?? 'signInViaPopup'
      const redirectUrl = searchParams.get('redirectUrl') ?? signInPaths.login()
      return {
        location:
          authType === 'signInViaRedirect'
            ? ownPage(redirectUrl)
            : signInPaths.handled({ authType, eventId, ...(error && { error }) }),
        cookies: others,
      }
    },
  }

  /** Back to our own pages only, otherwise anybody could use us to send people elsewhere. */
  function ownPage(redirectUrl: string): string {
    const { publicUrl, authorizedDomains } = config
    const path = ownPath(redirectUrl || signInPaths.login(), publicUrl.origin)
    if (path === undefined || !isAuthorizedDomain(publicUrl, authorizedDomains))
      throw identityError('unauthorized-domain')
    return path
  }
}

const providerErrors: Record<string, IdentityErrorCode> = {
  access_denied: 'login-blocked',
  account_not_linked: 'operation-not-allowed',
  signup_disabled: 'operation-not-allowed',
  email_not_found: 'operation-not-allowed',
  unable_to_create_session: 'user-disabled',
}
const tampered = /^(state_|please_restart|issuer_|invalid_code|unable_to_get_user_info|nonce_|no_code|invalid_callback)/

function errorCode(error: string | null): IdentityErrorCode {
  if (error === null) return 'internal-error'
  if (isIdentityErrorCode(error)) return error
  return providerErrors[error] ?? (tampered.test(error) ? 'invalid-auth-event' : 'internal-error')
}
