import type { Provider } from '../base/settings/oidc-provider.ts'
import type { Auth, Parts } from './auth.ts'
import type { Discoveries } from './discovery.ts'

/**
 * Loads better-auth when somebody first needs it: visitors never do, and the site starts without its weight. Opening it
 * asks nobody outside, so passwords and sessions never wait for a provider. With other providers it is opened anew; what
 * people have begun is in the database.
 */
export function openAuth(parts: Parts, providers: () => Provider[], discoveries: Discoveries) {
  let opened: { of: Provider[]; auth: Promise<Auth> } | undefined

  async function open(known: Provider[]): Promise<Auth> {
    const [{ createAuth }, { openIdProvider }] = await Promise.all([
      import('./auth.ts'),
      import('./open-id-provider.ts'),
    ])
    const opening = known.map((provider) => openIdProvider(provider, discoveries.of(provider), parts.config.outbound))
    const auth = await createAuth(parts, known, opening)
    await auth.$context
    return auth
  }

  return function auth(): Promise<Auth> {
    const known = providers()
    if (opened?.of === known) return opened.auth
    const current = {
      of: known,
      auth: open(known).catch((cause) => {
        if (opened === current) opened = undefined
        throw cause
      }),
    }
    opened = current
    return current.auth
  }
}
