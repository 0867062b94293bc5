import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { mayUse, type Principal } from '#shared/people/people.ts'

/** For what contributors share with editors up to the point where visitors would see it. */
export function requireToPublish(by: Principal): void {
  if (!mayUse(by, 'edit-content')) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
}
