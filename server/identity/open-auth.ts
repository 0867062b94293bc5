import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'
import type { Auth } from './auth.ts'
import type { Discovery } from './discovery.ts'
import type { PasswordHashing } from './password-hashing.ts'

type Parts = {
  config: Config
  database: Database
  log: Log
  hashing: PasswordHashing
  discoveries: ReadonlyMap<string, Discovery>
}

/**
 * Loads better-auth when somebody first needs it: visitors never do, and the site starts without its weight. Opening it
 * asks nobody outside, so passwords and sessions never wait for a provider.
 */
export function openAuth({ config, database, log, hashing, discoveries }: Parts) {
  let opened: Promise<Auth> | undefined

  async function open(): Promise<Auth> {
    const [{ createAuth }, { openIdProvider }] = await Promise.all([
      import('./auth.ts'),
      import('./open-id-provider.ts'),
    ])
    const providers = config.oidcProviders.map((provider) =>
      openIdProvider(provider, discoveries.get(provider.id)!, config.outbound),
    )
    const auth = await createAuth({ config, database, log, hashing, providers })
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
