import { identityCallWithinMs } from '#shared/limits.ts'
import { callServer, type CallOptions } from '#kit/server-call/call-server.ts'
import { authError, isAuthErrorCode } from './auth-errors.ts'
import { limitFor } from './time-limits.ts'
import type { SignInOffer } from '#shared/people/people.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'

/** A call whose failure is thrown, in the words of signing in; whatever is no answer counts as a network problem (B12). */
export async function callSignInApi(
  method: string,
  path: string,
  options: Pick<CallOptions, 'body' | 'headers'> = {},
): Promise<unknown> {
  const answer = await callServer<unknown>(method, path, { ...options, withinMs: limitFor(identityCallWithinMs) })
  if (answer.kind === 'done') return answer.body
  const { status, code, message, retryAfterSeconds } = answer
  if (status === 0) throw authError('network-request-failed', { cause: answer })
  throw authError(isAuthErrorCode(code) ? code : 'internal-error', {
    // Where the server did not say it itself, the texts of signing in fit better.
    message: code === undefined ? undefined : message,
    retryAfterSeconds,
    cause: answer,
  })
}

/** Says who asks by the one-time ID token. */
export function bearer(idToken: string): Record<string, string> {
  return { authorization: `Bearer ${idToken}` }
}

/** How people may sign in here, for pages that were not told. */
export async function fetchSignInOffer(): Promise<SignInOffer> {
  return (await callSignInApi('GET', signInPaths.ways())) as SignInOffer
}
