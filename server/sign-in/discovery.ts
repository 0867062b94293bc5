import { z } from 'zod'
import type { Log } from '../base/log.ts'
import type { OutboundLimits } from '#server/base/limits.ts'
import { askProvider, providerUnreachable } from './ask-provider.ts'
import type { Provider } from '../base/settings/oidc-provider.ts'

const address = z.url({ protocol: /^https?$/ })
/** What we need of a provider's configuration (OpenID Connect Discovery 1.0). */
export const configurationSchema = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).optional(),
})
export type ProviderConfiguration = z.output<typeof configurationSchema>
export type Discovery = ReturnType<typeof createDiscovery>
export type Discoveries = ReturnType<typeof createDiscoveries>
type Parts = { limits: Pick<OutboundLimits, 'oidcDiscoveryMs'>; log: Log; now: () => Date }

/** Older ones are asked for anew, while everybody goes on with what is known. */
const freshForMs = 600_000

export function configurationAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
}

/** One per provider, for as long as it is in force under the same issuer. */
export function createDiscoveries(providers: () => Provider[], parts: Parts) {
  const known = new Map<string, { issuer: string; discovery: Discovery }>()

  function of(provider: Provider): Discovery {
    const { id, issuer } = provider
    const found = known.get(id)
    if (found?.issuer === issuer) return found.discovery
    const discovery = createDiscovery(provider, parts)
    known.set(id, { issuer, discovery })
    return discovery
  }

  return {
    of,
    get(id: string): Discovery | undefined {
      const provider = providers().find((candidate) => candidate.id === id)
      return provider && of(provider)
    },
  }
}

/**
 * Where a provider's addresses are. Asked for when somebody first wants to sign in there, once however many want to, and
 * by nobody else: a provider that hangs must not keep passwords, sessions or other providers waiting.
 */
function createDiscovery({ id, issuer }: Pick<Provider, 'id' | 'issuer'>, { limits, log, now }: Parts) {
  const url = configurationAddress(issuer)
  let known: ProviderConfiguration | undefined
  let askedAtMs = 0
  let asking: Promise<ProviderConfiguration> | undefined

  function ask(): Promise<ProviderConfiguration> {
    asking ??= askProvider(url, limits.oidcDiscoveryMs, { redirect: 'follow' })
      .then((answer) => (known = configurationSchema.parse(answer)))
      .catch((cause: unknown) => {
        log.warn('sign-in provider does not tell its addresses', { providerId: id, known: known !== undefined, cause })
        throw providerUnreachable(cause)
      })
      .finally(() => (asking = undefined))
    return asking
  }

  return {
    /** Waits for the provider only while nothing is known of it; the last good configuration counts until a newer one. */
    async current(): Promise<ProviderConfiguration> {
      const at = now().getTime()
      if (known && Math.abs(at - askedAtMs) < freshForMs) return known
      askedAtMs = at
      if (!known) return ask()
      ask().catch(() => {})
      return known
    },
    /** What is known, without asking anybody. */
    known: () => known,
  }
}
