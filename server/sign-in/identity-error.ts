import { AppError } from '#shared/errors.ts'
import { identityMessages, type IdentityErrorCode } from '#shared/messages/identity.ts'

const statuses: Partial<Record<IdentityErrorCode, number>> = {
  'invalid-credential': 401,
  'second-factor-invalid': 401,
  'user-token-expired': 401,
  'invalid-auth-event': 400,
  'too-many-requests': 429,
  'internal-error': 500,
  'network-request-failed': 502,
}

/** A failed sign-in, with the text of its code. */
export function identityError(code: IdentityErrorCode): AppError {
  return new AppError(code, statuses[code] ?? 403, identityMessages[code])
}

export function isIdentityErrorCode(code: string | null): code is IdentityErrorCode {
  return code !== null && code in identityMessages
}
