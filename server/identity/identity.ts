import type { Principal } from '#shared/identity.ts'
import type { Config } from '#server/config.ts'
import { identifyByToken } from './api-token.ts'

export type Identity = ReturnType<typeof openIdentity>

/** Who is who: the one part of the server that knows accounts and sessions. */
export function openIdentity(config: Config) {
  return {
    async identify(request: Request): Promise<Principal | null> {
      return identifyByToken(request, config.apiToken)
    },
  }
}
