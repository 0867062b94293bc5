import type { Principal } from '#shared/identity.ts'
import type { Config } from '#server/config.ts'
import { holder, identifyByToken } from './api-token.ts'

export type Identity = ReturnType<typeof openIdentity>

/** Who is who: the one part of the server that knows accounts and sessions. */
export function openIdentity(config: Config) {
  return {
    /** Names of people by their id, for histories; who is unknown is left out. */
    async names(ids: string[]): Promise<Record<string, string>> {
      const known: Record<string, string> = { system: 'System', [holder.id]: holder.name }
      return Object.fromEntries(ids.flatMap((id) => (known[id] ? [[id, known[id]]] : [])))
    },
    async identify(request: Request): Promise<Principal | null> {
      return identifyByToken(request, config.apiToken)
    },
  }
}
