import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  verifyJwsAccessToken,
  type OAuthProvider,
} from '@better-auth/core/oauth2'
import type { OutboundLimits } from '#server/base/limits.ts'
import { askProvider, providerUnreachable } from './ask-provider.ts'
import type { Discovery, ProviderConfiguration } from './discovery.ts'
import { roleFromProfile } from './provider-roles.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'

type Claims = Record<string, unknown>

/**
 * An OpenID Connect provider for better-auth, which keeps state, PKCE and nonce. Its own plugin asks every provider for
 * its addresses before anybody may sign in, and without a limit; here each call has its limit (base/limits.ts).
 */
export function openIdProvider(
  provider: Provider,
  discovery: Discovery,
  limits: OutboundLimits,
): OAuthProvider<Claims> {
  const { id, name, clientId, clientSecret, scopes } = provider
  const options = { clientId, clientSecret }

  function configuration(): ProviderConfiguration {
    const known = discovery.known()
    if (!known) throw providerUnreachable()
    return known
  }

  /** An ID token that cannot be checked against the provider's keys, issuer and our nonce is worth nothing. */
  async function claimsOf(idToken: string | undefined, nonce: string | undefined): Promise<Claims | undefined> {
    if (!idToken || !nonce) return undefined
    const { issuer, jwks_uri: keys, id_token_signing_alg_values_supported: algorithms } = configuration()
    const claims = await verifyJwsAccessToken(idToken, {
      jwksFetch: async () => (await askProvider(keys, limits.oidcKeysMs)) as { keys: [] },
      jwksCacheKey: discovery,
      verifyOptions: { issuer, audience: clientId, algorithms },
    })
    return claims.nonce === nonce ? claims : undefined
  }

  /** Some providers tell who it is, and the groups, at the userinfo address only. */
  async function completed(claims: Claims, accessToken: string | undefined): Promise<Claims> {
    const { userinfo_endpoint: address } = configuration()
    const groupsMatter = provider.adminGroups.length + provider.editorGroups.length > 0
    const complete = 'email' in claims && (!groupsMatter || provider.groupsClaim in claims)
    if (complete || !address || !accessToken) return claims
    const headers = { authorization: `Bearer ${accessToken}` }
    const told = (await askProvider(address, limits.oidcUserInfoMs, { headers })) as Claims
    // Another person's answer is no answer (OpenID Connect Core 5.3.2).
    return told.sub === claims.sub ? { ...told, ...claims } : claims
  }

  return {
    id,
    name,
    get issuer() {
      return discovery.known()?.issuer
    },
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => String(profile.sub ?? ''),
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint: authorizationEndpoint } = await discovery.current()
      const asked = scopes.includes('openid') ? scopes : ['openid', ...scopes]
      const nonce = idTokenNonce
      return createAuthorizationURL({
        id,
        options,
        authorizationEndpoint,
        state,
        codeVerifier,
        scopes: asked,
        redirectURI,
        nonce,
      })
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { token_endpoint: address } = configuration()
      const { body, headers } = await authorizationCodeRequest({ code, codeVerifier, redirectURI, options })
      const answer = await askProvider(address, limits.oidcTokenMs, { method: 'POST', body, headers })
      return getOAuth2Tokens(answer as Claims)
    },
    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      const proven = await claimsOf(idToken, expectedIdTokenNonce).catch(() => undefined)
      const claims = proven && (await completed(proven, accessToken).catch(() => undefined))
      if (!claims) return null
      const { email, email_verified: emailVerified, name: given } = claims
      const user = {
        email: typeof email === 'string' ? email : null,
        emailVerified: emailVerified === true,
        name: typeof given === 'string' && given ? given : String(email ?? '').split('@')[0]!,
        role: roleFromProfile(provider, claims) ?? '',
        roleProvider: id,
      }
      return { user, data: claims }
    },
  }
}
