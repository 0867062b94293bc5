import { identityMessages, type IdentityErrorCode } from '#shared/messages/identity.ts'

/** Signing in failed in a way that people can be told. Compare `code`, never the message. */
export type AuthError = Error & { code: IdentityErrorCode; retryAfterSeconds?: number }

type Details = { message?: string; retryAfterSeconds?: number; cause?: unknown }

export function authError(code: IdentityErrorCode, { message, retryAfterSeconds, cause }: Details = {}): AuthError {
  const error = new Error(message || identityMessages[code], { cause })
  return Object.assign(error, { name: 'AuthError', code, ...(retryAfterSeconds && { retryAfterSeconds }) })
}

export function isAuthErrorCode(code: unknown): code is IdentityErrorCode {
  return typeof code === 'string' && Object.hasOwn(identityMessages, code)
}

/** Whatever was thrown, as something that can be shown; what we did not foresee is an internal error (B11). */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof Error && 'code' in cause && isAuthErrorCode(cause.code)) return cause as AuthError
  return authError('internal-error', { cause })
}
