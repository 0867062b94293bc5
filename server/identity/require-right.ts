import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { mayUse, type Principal, type Right } from '#shared/identity.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Config } from '#server/config.ts'

/** Who may do this; throws 401 or 403. Every handler that is not public calls it, whatever gate came before (J25). */
export function requireRight(request: Request, config: Config, right: Right): Principal {
  const principal = identify(request, config)
  if (!principal) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
  if (!mayUse(principal.role, right)) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
  return principal
}

function identify(request: Request, { apiToken }: Config): Principal | null {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!given || !apiToken) return null
  return timingSafeEqual(digest(given), digest(apiToken)) ? { id: 'api-token', role: 'admin' } : null
}

// Digests have one length, so comparing them tells nothing about the token's.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
