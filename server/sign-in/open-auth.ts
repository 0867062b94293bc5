import type { Auth, Parts } from './auth.ts'
import type { Discovery } from './discovery.ts'

/**
 * Loads better-auth when somebody first needs it: visitors never do, and the site starts without its weight. Opening it
 * asks nobody outside, so passwords and sessions never wait for a provider.
 */
export function openAuth(parts: Parts, discoveries: ReadonlyMap<string, Discovery>) {
  let opened: Promise<Auth> | undefined

  async function open(): Promise<Auth> {
    const [{ createAuth }, { openIdProvider }] = await Promise.all([
      import('./auth.ts'),
      import('./open-id-provider.ts'),
    ])
    const { config } = parts
    const providers = config.oidcProviders.map((provider) =>
      openIdProvider(provider, discoveries.get(provider.id)!, config.outbound),
    )
    const auth = await createAuth(parts, providers)
    await auth.$context
    return auth
  }

  return function auth(): Promise<Auth> {
    opened ??= open().catch((cause) => {
      opened = undefined
      throw cause
    })
    return opened
  }
}
