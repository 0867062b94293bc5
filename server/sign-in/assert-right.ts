import { AppError } from '#shared/errors.ts'
import { mayUse, type Principal, type Right } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'

/** Whether this person may do it; throws 401 or 403. Every handler that is not public asks, whatever gate came before (J25). */
export function assertRight(principal: Principal | null, right: Right): Principal {
  if (!principal) throw new AppError('unauthenticated', 401, errorMessages.unauthenticated)
  if (!mayUse(principal.role, right)) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
  return principal
}
