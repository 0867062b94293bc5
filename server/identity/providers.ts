import { z } from 'zod'
import type { GenericOAuthConfig } from 'better-auth/plugins'
import { roleFromProfile } from './provider-roles.ts'

const list = z.array(z.string().min(1)).default([])

/** An OpenID Connect provider as the settings describe it. */
export const providerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,32}$/, 'must consist of small letters, digits and hyphens'),
  name: z.string().min(1),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scopes: list.default(['openid', 'profile', 'email']),
  /** Counts e-mail addresses that the provider has not marked as verified; only for providers of one's own company. */
  trustEmails: z.boolean().default(false),
  groupsClaim: z.string().min(1).default('groups'),
  adminEmails: list,
  adminGroups: list,
  editorEmails: list,
  editorGroups: list,
})

export type Provider = z.output<typeof providerSchema>

export function toGenericProvider(provider: Provider): GenericOAuthConfig {
  const { id, issuer, clientId, clientSecret, scopes } = provider
  return {
    providerId: id,
    name: provider.name,
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId,
    ...(clientSecret ? { clientSecret } : { tokenEndpointAuth: { method: 'none' } }),
    scopes,
    pkce: true,
    // An ID token that cannot be checked against the provider's keys, issuer and our nonce is worth nothing.
    requireIdTokenVerification: true,
    mapProfileToUser: (profile) => ({ name: nameOf(profile), role: roleFromProfile(provider, profile) ?? '' }),
  }
}

function nameOf(profile: Record<string, unknown>): string {
  const { name, email } = profile
  return typeof name === 'string' && name ? name : String(email ?? '').split('@')[0]!
}
