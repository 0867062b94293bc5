import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'
import type { Auth } from './auth.ts'
import type { PasswordHashing } from './password-hashing.ts'

/**
 * Loads better-auth when somebody first needs it: visitors never do, and the site starts without its weight. Providers
 * are looked up while it opens; one that did not answer then is looked up anew when somebody wants to sign in with it.
 */
export function openAuth(config: Config, database: Database, log: Log, hashing: PasswordHashing) {
  let opened: Promise<Auth> | undefined

  async function open(): Promise<Auth> {
    const { createAuth } = await import('./auth.ts')
    const auth = await createAuth(config, database, log, hashing)
    await auth.$context
    return auth
  }

  function auth(): Promise<Auth> {
    opened ??= open().catch((cause) => {
      opened = undefined
      throw cause
    })
    return opened
  }

  async function knows(current: Auth, providerId: string): Promise<boolean> {
    const { socialProviders } = await current.$context
    return socialProviders.some(({ id }) => id === providerId)
  }

  return {
    auth,
    async authWith(providerId: string): Promise<Auth> {
      const current = await auth()
      const configured = config.oidcProviders.some(({ id }) => id === providerId)
      if (!configured || (await knows(current, providerId))) return current
      opened = undefined
      return auth()
    },
  }
}
